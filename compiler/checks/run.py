"""Checks of the whole model: one file each, model in, diagnostics out. They do not know each other."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from talisman.compiler.checks.asked.always_so import always_so, where_one_is
from talisman.compiler.checks.asked.at_none import at_none
from talisman.compiler.checks.asked.at_once import at_once
from talisman.compiler.checks.asked.decided import decided
from talisman.compiler.checks.asked.excepted import excepted
from talisman.compiler.checks.asked.half_heard import half_heard
from talisman.compiler.checks.asked.many_settings import many_settings
from talisman.compiler.checks.asked.never import never
from talisman.compiler.checks.asked.never_kept import never_kept
from talisman.compiler.checks.asked.never_so import never_so
from talisman.compiler.checks.asked.never_tagged import never_tagged
from talisman.compiler.checks.asked.nobody import nobody
from talisman.compiler.checks.asked.of_all_there_are import of_all_there_are
from talisman.compiler.checks.asked.told_to_nobody import told_to_nobody
from talisman.compiler.checks.asked.word_as_number import word_as_number
from talisman.compiler.checks.context import Context
from talisman.compiler.checks.declared.articles import articles
from talisman.compiler.checks.declared.beside_ring import beside_ring
from talisman.compiler.checks.declared.cited_rows import cited_rows, uncited_rows
from talisman.compiler.checks.declared.does_itself import does_itself
from talisman.compiler.checks.declared.filled_labels import filled_labels
from talisman.compiler.checks.declared.kept_sizes import kept_sizes
from talisman.compiler.checks.declared.kind_rings import kind_rings
from talisman.compiler.checks.declared.lying_nowhere import lying_nowhere
from talisman.compiler.checks.declared.missing_property import missing_property
from talisman.compiler.checks.declared.names_alike import names_alike
from talisman.compiler.checks.declared.playable import playable
from talisman.compiler.checks.declared.reach import dead_ends, unreachable
from talisman.compiler.checks.declared.said_twice import boxes_alike, said_twice
from talisman.compiler.checks.declared.seated import seated
from talisman.compiler.checks.declared.stat_rings import number_rings, stat_rings
from talisman.compiler.checks.declared.unheeded_holes import unheeded_holes
from talisman.compiler.checks.declared.unused import unused
from talisman.compiler.checks.done.changed_places import changed_places
from talisman.compiler.checks.done.entries_alike import entries_alike
from talisman.compiler.checks.done.idle_amounts import idle_amounts
from talisman.compiler.checks.done.lent_to_nobody import lent_to_nobody
from talisman.compiler.checks.done.lost_choice import lost_choice
from talisman.compiler.checks.done.many_prices import many_prices
from talisman.compiler.checks.done.menus import menus
from talisman.compiler.checks.done.nothing_comes import nothing_comes
from talisman.compiler.checks.done.obligations import obligations
from talisman.compiler.checks.done.offers_nothing import offers_nothing
from talisman.compiler.checks.done.own_or_pile import own_or_pile
from talisman.compiler.checks.done.own_silence import own_silence
from talisman.compiler.checks.done.own_turns import own_turns
from talisman.compiler.checks.done.said_elsewhere import said_elsewhere
from talisman.compiler.checks.done.saved_for_nothing import saved_for_nothing
from talisman.compiler.checks.done.to_whom import to_whom
from talisman.compiler.checks.done.unchosen_price import unchosen_price
from talisman.compiler.checks.done.unoffered import unoffered
from talisman.compiler.checks.done.vain_excess import vain_excess
from talisman.compiler.checks.done.where_it_is_put import where_it_is_put
from talisman.compiler.checks.late.asked_already import asked_already
from talisman.compiler.checks.late.dropped_by_then import dropped_by_then, gone_with_it
from talisman.compiler.checks.late.gone_holder import gone_holder, gone_since
from talisman.compiler.checks.late.moved_by_then import moved_by_then
from talisman.compiler.checks.late.over_by_then import over_by_then
from talisman.compiler.checks.late.settled_by_then import settled_by_then
from talisman.compiler.checks.late.so_by_then import so_by_then
from talisman.compiler.checks.rolled.goes_on import goes_on
from talisman.compiler.checks.rolled.looked_at_again import looked_at_again
from talisman.compiler.checks.rolled.many_dice import many_dice, missing_dice
from talisman.compiler.checks.rolled.one_sided import one_sided
from talisman.compiler.checks.rolled.outcomes import outcomes
from talisman.compiler.checks.rolled.rolled_before import rolled_before
from talisman.compiler.checks.rolled.rows import rows
from talisman.compiler.checks.waiting.again_and_again import again_and_again
from talisman.compiler.checks.waiting.always_replaced import always_replaced
from talisman.compiler.checks.waiting.asleep_there import asleep_there
from talisman.compiler.checks.waiting.brings_nobody import brings_nobody
from talisman.compiler.checks.waiting.comes_again import comes_again
from talisman.compiler.checks.waiting.done_otherwise import done_otherwise
from talisman.compiler.checks.waiting.equal_rank import equal_rank
from talisman.compiler.checks.waiting.moved_twice import moved_twice
from talisman.compiler.checks.waiting.never_lying import never_lying
from talisman.compiler.checks.waiting.never_over import never_over
from talisman.compiler.checks.waiting.never_rolled import never_rolled
from talisman.compiler.checks.waiting.never_said import never_said, said_in_vain, unopened
from talisman.compiler.checks.waiting.no_end_of_it import no_end_of_it
from talisman.compiler.checks.waiting.only_asked import only_asked
from talisman.compiler.checks.waiting.self_raising import self_raising
from talisman.compiler.checks.waiting.target_of_what import target_of_what
from talisman.compiler.checks.waiting.unheard import unheard
from talisman.compiler.checks.waiting.who_is_there import who_is_there
from talisman.compiler.checks.waiting.worn_out import worn_out
from talisman.compiler.diagnostics import Bag, Diagnostic

Check = Callable[[Context], Iterator[Diagnostic]]

CHECKS: tuple[Check, ...] = (
    cited_rows,
    uncited_rows,
    unused,
    unreachable,
    dead_ends,
    never,
    at_none,
    excepted,
    half_heard,
    never_rolled,
    never_said,
    said_in_vain,
    no_end_of_it,
    does_itself,
    asleep_there,
    self_raising,
    done_otherwise,
    menus,
    entries_alike,
    equal_rank,
    playable,
    seated,
    lying_nowhere,
    rows,
    many_dice,
    outcomes,
    kind_rings,
    stat_rings,
    number_rings,
    kept_sizes,
    own_silence,
    own_turns,
    many_prices,
    many_settings,
    articles,
    missing_property,
    obligations,
    saved_for_nothing,
    unheard,
    only_asked,
    gone_holder,
    gone_since,
    nobody,
    never_so,
    decided,
    at_once,
    told_to_nobody,
    idle_amounts,
    to_whom,
    never_tagged,
    names_alike,
    unoffered,
    unopened,
    beside_ring,
    offers_nothing,
    vain_excess,
    lost_choice,
    over_by_then,
    never_kept,
    moved_by_then,
    moved_twice,
    dropped_by_then,
    gone_with_it,
    filled_labels,
    again_and_again,
    so_by_then,
    settled_by_then,
    asked_already,
    always_replaced,
    brings_nobody,
    comes_again,
    never_lying,
    of_all_there_are,
    never_over,
    who_is_there,
    target_of_what,
    always_so,
    where_one_is,
    word_as_number,
    missing_dice,
    rolled_before,
    goes_on,
    looked_at_again,
    said_twice,
    boxes_alike,
    unheeded_holes,
    lent_to_nobody,
    where_it_is_put,
    said_elsewhere,
    one_sided,
    unchosen_price,
    own_or_pile,
    nothing_comes,
    changed_places,
    worn_out,
)


def run_checks(context: Context, bag: Bag) -> None:
    """Run every check."""
    for check in CHECKS:
        bag.extend(check(context))
