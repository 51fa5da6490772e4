"""What a house rule does: pairs of games with the same dice, with and without it, and what differs.

`pairs` plays both games of a pair and measures them, `named` says which measure is meant; `sequence` is the
interval that holds whenever one looks; `tally` sums pairs up and says when it is enough; `findings` judges
each measure; `words`, `data` and `page` tell it.
"""

from talisman.compare.data import as_data
from talisman.compare.findings import Comparison, Finding, compared
from talisman.compare.named import NoMeasure, named
from talisman.compare.pairs import Arm, Pair, play_pair
from talisman.compare.tally import Tally, Wanted
from talisman.compare.words import sentences

__all__ = [
    "Arm",
    "Comparison",
    "Finding",
    "NoMeasure",
    "Pair",
    "Tally",
    "Wanted",
    "as_data",
    "compared",
    "named",
    "play_pair",
    "sentences",
]
