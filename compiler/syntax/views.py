"""A class for each construct, with its parts by name: made by `tools/build_views.py`.

Do not edit: a test compares this file with `grammar/skeleton.lark`.
"""

from __future__ import annotations

from typing import TypeAlias

from talisman.compiler.source import Span
from talisman.compiler.syntax.fields import Has, Maybe, Nth, One, Several
from talisman.compiler.syntax.tree import Leaf, Node, Part

_ANYAMOUNT = frozenset(
    {"amount", "amount_all", "amount_none", "amount_per", "amount_per_thing", "amount_that", "amount_up_to"}
)
_ANYCMP = frozenset({"cmp", "scmp"})
_ANYDET = frozenset({"det", "det_p", "det_s"})
_ANYGIVEN = frozenset({"given", "given_flag"})
_ANYMODIFIER = frozenset(
    {
        "ignore_all",
        "ignore_units",
        "modify",
        "modify_by",
        "modify_is",
        "modify_own",
        "modify_unlimited",
        "out_of_force",
    }
)
_ANYRING = frozenset({"path", "ring"})
_CLAUSE = frozenset({"d_duty", "d_offer", "d_on", "d_step"})
_COND = frozenset(
    {
        "cond_all",
        "cond_and",
        "cond_any",
        "cond_cannot",
        "cond_compare",
        "cond_dice",
        "cond_exists",
        "cond_flag",
        "cond_is",
        "cond_more",
        "cond_most",
        "cond_or",
        "cond_phrase",
        "cond_place",
        "cond_setting",
        "cond_short",
        "cond_which",
    }
)
_DECLARED = frozenset({"cond_b", "cond_g", "cond_s"})
_DEED = frozenset(
    {
        "do",
        "do_by",
        "does_not_happen",
        "follow",
        "forget_flag",
        "no_longer_so",
        "nothing",
        "now_so",
        "open_window",
        "prevent",
        "prevent_unit",
        "remember_flag",
        "remember_number",
        "remember_thing",
    }
)
_DLINE = frozenset(
    {
        "d_answers",
        "d_asks",
        "d_awake",
        "d_binds",
        "d_ceiling",
        "d_counted_down",
        "d_counts",
        "d_counts_down",
        "d_default",
        "d_does",
        "d_duty",
        "d_excess",
        "d_finished",
        "d_floor",
        "d_forgotten",
        "d_from_to",
        "d_holds",
        "d_is",
        "d_joins",
        "d_keeps",
        "d_lasts",
        "d_leaves_to",
        "d_means",
        "d_of",
        "d_offer",
        "d_on",
        "d_one_pass",
        "d_only_allowed",
        "d_openly",
        "d_outcomes",
        "d_played_by",
        "d_primitive",
        "d_runs",
        "d_says",
        "d_score",
        "d_seen_by",
        "d_shares",
        "d_shown",
        "d_sides",
        "d_size",
        "d_starts_at",
        "d_starts_game",
        "d_step",
        "d_supply",
        "d_takes_seat",
        "d_told",
        "d_true_when",
        "d_untold",
        "d_when_empty",
        "d_worth",
    }
)
_EVENT = frozenset({"event_b", "event_p", "event_s", "event_short"})
_FACT = frozenset(
    {
        "cond_cannot",
        "cond_compare",
        "cond_dice",
        "cond_exists",
        "cond_flag",
        "cond_is",
        "cond_more",
        "cond_most",
        "cond_phrase",
        "cond_place",
        "cond_setting",
        "cond_short",
        "cond_which",
        "fact_asked",
        "fact_has_copies",
        "fact_lies_at",
        "fact_logged",
        "fact_logged_before",
        "fact_nobody_won",
        "fact_not_asked",
        "fact_not_logged",
        "fact_not_offered",
        "fact_not_offered_because",
        "fact_not_over",
        "fact_not_shown",
        "fact_not_won",
        "fact_offered",
        "fact_only_offered",
        "fact_over",
        "fact_shown",
        "fact_won",
    }
)
_GIVENPLACE = frozenset({"given_zone", "nameref"})
_GOODS = frozenset(
    {
        "amount",
        "amount_all",
        "amount_none",
        "amount_per",
        "amount_per_thing",
        "amount_that",
        "amount_up_to",
        "goods_and",
        "goods_back",
        "goods_or",
        "np_det",
        "np_end",
        "np_ends",
        "np_entry",
        "np_it",
        "np_link",
        "np_named",
        "np_one_of",
        "np_plural",
        "np_role",
        "np_roll",
        "np_them",
        "np_this",
        "np_this_kind",
        "you",
    }
)
_HLINE = frozenset(
    {
        "add_clauses",
        "add_to_path",
        "because",
        "change_text",
        "change_value",
        "forbid_path",
        "print_on",
        "remove_path",
        "replace_path",
    }
)
_ITEM = frozenset({"box", "decl", "edge", "grid", "house", "path", "ring", "ruling", "scenario", "thing"})
_LINE = frozenset(
    {
        "ability",
        "act",
        "act_offered",
        "as_soon_as",
        "by_value",
        "cap",
        "choose_line",
        "close_option",
        "cost",
        "first_possible",
        "for_each",
        "for_turns",
        "guard_before",
        "if_line",
        "labelled",
        "lookup",
        "modal",
        "modifier",
        "once_per",
        "only_if",
        "option_of",
        "otherwise_if",
        "otherwise_line",
        "place_line",
        "props",
        "quantity",
        "reason",
        "repeat_times",
        "repeat_while",
        "replace_instead",
        "replace_would",
        "replace_would_be",
        "row",
        "setting_line",
        "times_per",
        "trigger_after",
        "trigger_when",
        "unless_line",
        "until_line",
        "when_becomes",
        "while_line",
    }
)
_MAY = frozenset({"may_be", "may_do"})
_MOD = frozenset(
    {
        "mod_at",
        "mod_choice",
        "mod_has",
        "mod_here",
        "mod_is",
        "mod_most",
        "mod_of",
        "mod_other_than",
        "mod_seat",
        "mod_value",
        "mod_with",
        "mod_within",
        "mod_without",
        "mod_yours",
    }
)
_NARROW = frozenset({"pred_w", "pred_words"})
_NOMINAL = frozenset({"nominal_p", "nominal_s"})
_NOUN = frozenset({"noun_p", "noun_s"})
_NP = frozenset(
    {
        "np_det",
        "np_end",
        "np_ends",
        "np_entry",
        "np_it",
        "np_link",
        "np_named",
        "np_one_of",
        "np_plural",
        "np_role",
        "np_roll",
        "np_them",
        "np_this",
        "np_this_kind",
        "you",
    }
)
_NUMBER = frozenset(
    {
        "num_below",
        "num_count",
        "num_die",
        "num_distance",
        "num_divided",
        "num_extreme",
        "num_g",
        "num_half",
        "num_int",
        "num_minus",
        "num_multiplied",
        "num_of",
        "num_of_poss",
        "num_one_die",
        "num_param",
        "num_plus",
        "num_result",
        "num_sum",
        "num_that",
        "num_total",
    }
)
_ORDER = frozenset(
    {"order_at_once", "order_by", "order_by_highest", "order_came", "order_seats", "order_seats_back"}
)
_OWNER = frozenset({"owner_named", "owner_role"})
_PER = frozenset({"span_noun", "span_roll"})
_PHRASE = frozenset(
    {
        "choose_as",
        "choose_number",
        "choose_unit",
        "do_offered",
        "phrase_b",
        "phrase_g",
        "phrase_p",
        "phrase_s",
        "roll_any",
        "roll_dice",
    }
)
_PICK = frozenset({"pick_named", "pick_number"})
_PLACE = frozenset({"place_at", "place_here"})
_POSS = frozenset({"poss_its", "poss_of", "poss_their", "poss_your"})
_PRED = frozenset(
    {
        "pred_g",
        "pred_kind",
        "pred_link",
        "pred_named",
        "pred_passive",
        "pred_place",
        "pred_role",
        "pred_setting",
        "pred_this",
        "pred_w",
        "pred_within",
        "pred_words",
        "pred_you",
    }
)
_QUAL = frozenset({"qual_after", "qual_first", "qual_for_each", "qual_once"})
_RLINE = frozenset({"because", "order_of_paths"})
_ROWKEY = frozenset({"key_at_least", "key_at_most", "key_int", "key_outcome", "key_range"})
_SAIDNUMBER = frozenset({"num_result", "num_that"})
_SET = frozenset({"set_against", "set_as_kind", "set_as_role", "set_during", "set_setting"})
_SLINE = frozenset(
    {
        "sc_act",
        "sc_choose",
        "sc_deck",
        "sc_dice",
        "sc_dice_for",
        "sc_expect",
        "sc_given",
        "sc_pass",
        "sc_pass_all",
        "sc_seats",
        "sc_seed",
        "sc_turn",
    }
)
_SPANASKED = frozenset({"asked_now", "asked_this_turn"})
_UNTIL = frozenset({"MOMENT", "event_b", "event_p", "event_s", "event_short"})
_VALUE = frozenset({"value_int", "value_kind", "value_name", "value_prices", "value_unit", "value_words"})
_WORTHOF = frozenset({"worth_noun", "worth_unit"})


class Decl(Node):
    """`decl`."""

    __slots__ = ()
    declares: One[Leaf] = One({"DECL"})
    words: Maybe[Words] = Maybe({"words"})
    forms: Maybe[Forms] = Maybe({"forms"})
    heads: Maybe[Heads] = Maybe({"heads"})
    strings: Several[Leaf] = Several({"STRING"})
    dlines: Several[Dline] = Several(_DLINE)
    lines: Several[Line] = Several(_LINE)


class Words(Node):
    """`words`."""

    __slots__ = ()
    words: Several[Leaf] = Several({"WORD"})


class Forms(Node):
    """`forms`."""

    __slots__ = ()
    words: Several[Leaf] = Several({"WORD"})


class Heads(Node):
    """`heads`."""

    __slots__ = ()
    words: Several[Leaf] = Several({"WORD"})


class Thing(Node):
    """`thing`."""

    __slots__ = ()
    adjs: Several[Leaf] = Several({"ADJ"})
    head: One[Leaf] = One({"KIND_P", "KIND_S", "TAG_P"})
    title: One[Title] = One({"title"})
    tags: Maybe[Tags] = Maybe({"tags"})
    copies: Maybe[Leaf] = Maybe({"TIMES"})
    nameref: Maybe[Nameref] = Maybe({"nameref"})
    block: One[Block] = One({"block"})
    has_of: Has = Has("of")


class Tags(Node):
    """`tags`."""

    __slots__ = ()
    adjs: Several[Leaf] = Several({"ADJ"})


class Title(Node):
    """`title`."""

    __slots__ = ()
    name: One[Leaf] = One({"NAME", "STRING"})


class Ring(Node):
    """`ring`."""

    __slots__ = ()
    title: One[Title] = One({"title"})
    place_as: Several[PlaceAs] = Several({"place_as"})


class Path(Node):
    """`path`."""

    __slots__ = ()
    title: One[Title] = One({"title"})
    place_as: Several[PlaceAs] = Several({"place_as"})


class PlaceAs(Node):
    """`place_as`."""

    __slots__ = ()
    namerefs: Several[Nameref] = Several({"nameref"})
    has_as: Has = Has("as")


class Grid(Node):
    """`grid`."""

    __slots__ = ()
    title: One[Title] = One({"title"})
    adjs: Several[Leaf] = Several({"ADJ"})
    head: One[Leaf] = One({"KIND_P", "KIND_S", "TAG_P"})
    first_axis: Nth[Axis] = Nth({"axis"}, 0)
    second_axis: Nth[Axis] = Nth({"axis"}, 1)
    ways: Several[Way] = Several({"way"})
    has_and: Has = Has("AND")


class Axis(Node):
    """`axis`."""

    __slots__ = ()
    unit: One[Leaf] = One({"PROP", "UNIT"})
    between: One[Leaf] = One({"RANGE"})


class Way(Node):
    """`way`."""

    __slots__ = ()
    link: One[Leaf] = One({"LINK"})
    units: Several[Leaf] = Several({"PROP", "UNIT"})
    signeds: Several[Leaf] = Several({"SIGNED"})


class Edge(Node):
    """`edge`."""

    __slots__ = ()
    title: One[Title] = One({"title"})
    first_nameref: Nth[Nameref] = Nth({"nameref"}, 0)
    second_nameref: Nth[Nameref] = Nth({"nameref"}, 1)
    block: One[Block] = One({"block"})
    has_to: Has = Has("to")
    has_and: Has = Has("AND")
    has_also: Has = Has("ALSO")


class Box(Node):
    """`box`."""

    __slots__ = ()
    string: One[Leaf] = One({"STRING"})
    block: One[Block] = One({"block"})


class Block(Node):
    """`block`."""

    __slots__ = ()
    lines: Several[Line] = Several(_LINE)


class Props(Node):
    """`props`."""

    __slots__ = ()
    prop_is: Several[PropIs] = Several({"prop_is"})


class Ability(Node):
    """`ability`."""

    __slots__ = ()
    string: One[Leaf] = One({"STRING"})
    block: One[Block] = One({"block"})


class TriggerWhen(Node):
    """`trigger_when`."""

    __slots__ = ()
    event: One[Event] = One(_EVENT)
    block: One[Block] = One({"block"})


class TriggerAfter(Node):
    """`trigger_after`."""

    __slots__ = ()
    event: One[Event] = One(_EVENT)
    block: One[Block] = One({"block"})


class GuardBefore(Node):
    """`guard_before`."""

    __slots__ = ()
    event: One[Event] = One(_EVENT)
    block: One[Block] = One({"block"})


class AsSoonAs(Node):
    """`as_soon_as`."""

    __slots__ = ()
    cond: One[Cond] = One(_COND)
    block: One[Block] = One({"block"})
    has_then: Has = Has("then")


class ReplaceWould(Node):
    """`replace_would`."""

    __slots__ = ()
    np: One[Np] = One(_NP)
    phrase: One[Phrase] = One(_PHRASE)
    sets: Several[Set] = Several(_SET)
    block: One[Block] = One({"block"})


class ReplaceWouldBe(Node):
    """`replace_would_be`."""

    __slots__ = ()
    np: One[Np] = One(_NP)
    phrase: One[Phrase] = One(_PHRASE)
    sets: Several[Set] = Several(_SET)
    block: One[Block] = One({"block"})


class WhenBecomes(Node):
    """`when_becomes`."""

    __slots__ = ()
    first_number: Nth[Number] = Nth(_NUMBER, 0)
    second_number: Nth[Number] = Nth(_NUMBER, 1)
    block: One[Block] = One({"block"})
    has_becomes: Has = Has("becomes")
    has_become: Has = Has("become")


class ReplaceInstead(Node):
    """`replace_instead`."""

    __slots__ = ()
    phrase: One[Phrase] = One(_PHRASE)
    sets: Several[Set] = Several(_SET)
    block: One[Block] = One({"block"})


class WhileLine(Node):
    """`while_line`."""

    __slots__ = ()
    cond: One[Cond] = One(_COND)
    block: One[Block] = One({"block"})
    has_then: Has = Has("then")


class UnlessLine(Node):
    """`unless_line`."""

    __slots__ = ()
    cond: One[Cond] = One(_COND)
    block: One[Block] = One({"block"})
    has_then: Has = Has("then")


class PlaceLine(Node):
    """`place_line`."""

    __slots__ = ()
    place: One[Place] = One(_PLACE)
    block: One[Block] = One({"block"})


class SettingLine(Node):
    """`setting_line`."""

    __slots__ = ()
    set: One[Set] = One(_SET)
    block: One[Block] = One({"block"})


class UntilLine(Node):
    """`until_line`."""

    __slots__ = ()
    untils: Several[Until] = Several(_UNTIL)
    block: One[Block] = One({"block"})
    has_cor: Has = Has("COR")


class ForTurns(Node):
    """`for_turns`."""

    __slots__ = ()
    integer: One[Leaf] = One({"INT"})
    nominal: One[Nominal] = One(_NOMINAL)
    block: One[Block] = One({"block"})
    poss: Maybe[Poss] = Maybe(_POSS)
    has_of: Has = Has("of")


class OncePer(Node):
    """`once_per`."""

    __slots__ = ()
    per: Maybe[Per] = Maybe(_PER)
    block: One[Block] = One({"block"})
    nominal: Maybe[Nominal] = Maybe(_NOMINAL)


class TimesPer(Node):
    """`times_per`."""

    __slots__ = ()
    integer: One[Leaf] = One({"INT"})
    per: Maybe[Per] = Maybe(_PER)
    block: One[Block] = One({"block"})
    nominal: Maybe[Nominal] = Maybe(_NOMINAL)


class Modifier(Node):
    """`modifier`."""

    __slots__ = ()
    modifier: One[AnyModifier] = One(_ANYMODIFIER)
    sets: Several[Set] = Several(_SET)


class Act(Node):
    """`act`."""

    __slots__ = ()
    deeds: Several[Deed] = Several(_DEED)
    block: One[Block] = One({"block"})
    has_then: Has = Has("THEN")
    has_else: Has = Has("ELSE")


class ActOffered(Node):
    """`act_offered`."""

    __slots__ = ()
    deeds: Several[Deed] = Several(_DEED)
    may: One[May] = One(_MAY)
    block: One[Block] = One({"block"})
    has_else: Has = Has("ELSE")


class Modal(Node):
    """`modal`."""

    __slots__ = ()
    may: One[May] = One(_MAY)
    block: One[Block] = One({"block"})
    deeds: Several[Deed] = Several(_DEED)
    has_then: Has = Has("THEN")


class Cap(Node):
    """`cap`."""

    __slots__ = ()
    may: One[May] = One(_MAY)
    times: One[Times] = One({"times"})
    per: One[Per] = One(_PER)
    block: One[Block] = One({"block"})


class Reason(Node):
    """`reason`."""

    __slots__ = ()
    string: One[Leaf] = One({"STRING"})


class IfLine(Node):
    """`if_line`."""

    __slots__ = ()
    cond: One[Cond] = One(_COND)
    block: One[Block] = One({"block"})
    has_then: Has = Has("then")


class OtherwiseLine(Node):
    """`otherwise_line`."""

    __slots__ = ()
    block: One[Block] = One({"block"})


class OtherwiseIf(Node):
    """`otherwise_if`."""

    __slots__ = ()
    cond: One[Cond] = One(_COND)
    block: One[Block] = One({"block"})
    has_then: Has = Has("then")


class ForEach(Node):
    """`for_each`."""

    __slots__ = ()
    each: One[Each] = One({"each"})
    nominal: One[Nominal] = One(_NOMINAL)
    mods: Several[Mod] = Several(_MOD)
    order: Maybe[Order] = Maybe(_ORDER)
    block: One[Block] = One({"block"})


class RepeatWhile(Node):
    """`repeat_while`."""

    __slots__ = ()
    cond: One[Cond] = One(_COND)
    block: One[Block] = One({"block"})
    has_then: Has = Has("then")


class RepeatTimes(Node):
    """`repeat_times`."""

    __slots__ = ()
    number: One[Number] = One(_NUMBER)
    block: One[Block] = One({"block"})


class ChooseLine(Node):
    """`choose_line`."""

    __slots__ = ()
    how: One[How] = One({"how"})
    block: One[Block] = One({"block"})
    np: Maybe[Np] = Maybe(_NP)
    modal_word: Maybe[ModalWord] = Maybe({"modal_word"})
    has_choose: Has = Has("choose")
    has_chooses: Has = Has("chooses")


class Row(Node):
    """`row`."""

    __slots__ = ()
    row_keys: Several[RowKey] = Several(_ROWKEY)
    block: One[Block] = One({"block"})


class Labelled(Node):
    """`labelled`."""

    __slots__ = ()
    string: One[Leaf] = One({"STRING"})
    block: One[Block] = One({"block"})


class ByValue(Node):
    """`by_value`."""

    __slots__ = ()
    number: One[Number] = One(_NUMBER)
    block: One[Block] = One({"block"})


class Quantity(Node):
    """`quantity`."""

    __slots__ = ()
    number: One[Number] = One(_NUMBER)


class Lookup(Node):
    """`lookup`."""

    __slots__ = ()
    entries: Several[Entry] = Several({"entry"})


class OnlyIf(Node):
    """`only_if`."""

    __slots__ = ()
    cond: One[Cond] = One(_COND)
    block: One[Block] = One({"block"})
    has_then: Has = Has("then")


class FirstPossible(Node):
    """`first_possible`."""

    __slots__ = ()
    block: One[Block] = One({"block"})


class OptionOf(Node):
    """`option_of`."""

    __slots__ = ()
    noun: One[Noun] = One(_NOUN)
    string: One[Leaf] = One({"STRING"})
    cond: Maybe[Cond] = Maybe(_COND)
    block: One[Block] = One({"block"})
    has_if: Has = Has("if")


class CloseOption(Node):
    """`close_option`."""

    __slots__ = ()
    string: One[Leaf] = One({"STRING"})
    noun: One[Noun] = One(_NOUN)


class Cost(Node):
    """`cost`."""

    __slots__ = ()
    phrase: One[Phrase] = One(_PHRASE)
    goods: One[Goods] = One(_GOODS)


class CondAll(Node):
    """`cond_all`."""

    __slots__ = ()
    conds: Several[Cond] = Several(_COND)


class CondAny(Node):
    """`cond_any`."""

    __slots__ = ()
    conds: Several[Cond] = Several(_COND)


class MayDo(Node):
    """`may_do`."""

    __slots__ = ()
    np: One[Np] = One(_NP)
    modal_word: One[ModalWord] = One({"modal_word"})
    phrase: One[Phrase] = One(_PHRASE)
    sets: Several[Set] = Several(_SET)


class Each(Node):
    """`each`."""

    __slots__ = ()
    has_other: Has = Has("other")


class Times(Node):
    """`times`."""

    __slots__ = ()
    number: Maybe[Number] = Maybe(_NUMBER)
    has_once: Has = Has("once")
    has_times: Has = Has("times")


class Follow(Node):
    """`follow`."""

    __slots__ = ()
    phrase: One[Phrase] = One(_PHRASE)
    sets: Several[Set] = Several(_SET)


class PropIs(Node):
    """`prop_is`."""

    __slots__ = ()
    unit: Maybe[Leaf] = Maybe({"PROP", "UNIT"})
    integer: Maybe[Leaf] = Maybe({"INT"})
    value: Maybe[Value] = Maybe(_VALUE)
    link: Maybe[Leaf] = Maybe({"LINK"})


class ValueUnit(Node):
    """`value_unit`."""

    __slots__ = ()
    unit: One[Leaf] = One({"PROP", "UNIT"})
    integer: One[Leaf] = One({"INT"})


class ValueInt(Node):
    """`value_int`."""

    __slots__ = ()
    integer: One[Leaf] = One({"INT"})


class ValueWords(Node):
    """`value_words`."""

    __slots__ = ()
    adjs: Several[Leaf] = Several({"ADJ"})
    has_or: Has = Has("OR")


class ValueName(Node):
    """`value_name`."""

    __slots__ = ()
    nameref: One[Nameref] = One({"nameref"})


class ValueKind(Node):
    """`value_kind`."""

    __slots__ = ()
    det: One[AnyDet] = One(_ANYDET)
    nominal: One[Nominal] = One(_NOMINAL)


class ValuePrices(Node):
    """`value_prices`."""

    __slots__ = ()
    prices: Several[Price] = Several({"price"})
    has_and: Has = Has("AND")
    has_also: Has = Has("ALSO")


class Price(Node):
    """`price`."""

    __slots__ = ()
    name: One[Leaf] = One({"NAME"})
    integer: One[Leaf] = One({"INT"})
    unit: One[Leaf] = One({"PROP", "UNIT"})


class Entry(Node):
    """`entry`."""

    __slots__ = ()
    integer: Maybe[Leaf] = Maybe({"INT"})
    nameref: One[Nameref] = One({"nameref"})
    between: Maybe[Leaf] = Maybe({"RANGE"})


class KeyInt(Node):
    """`key_int`."""

    __slots__ = ()
    integer: One[Leaf] = One({"INT"})


class KeyRange(Node):
    """`key_range`."""

    __slots__ = ()
    between: One[Leaf] = One({"RANGE"})


class KeyAtLeast(Node):
    """`key_at_least`."""

    __slots__ = ()
    at_least: One[Leaf] = One({"ATLEAST"})


class KeyAtMost(Node):
    """`key_at_most`."""

    __slots__ = ()
    at_most: One[Leaf] = One({"ATMOST"})


class KeyOutcome(Node):
    """`key_outcome`."""

    __slots__ = ()
    outcome: One[Leaf] = One({"OUTCOME"})


class How(Node):
    """`how`."""

    __slots__ = ()
    integer: Maybe[Leaf] = Maybe({"INT"})
    has_one: Has = Has("one")
    has_any: Has = Has("any")
    has_number: Has = Has("number")
    has_up: Has = Has("up")
    has_to: Has = Has("to")


class OrderAtOnce(Node):
    """`order_at_once`."""

    __slots__ = ()


class OrderBy(Node):
    """`order_by`."""

    __slots__ = ()
    unit: One[Leaf] = One({"PROP", "UNIT"})


class OrderByHighest(Node):
    """`order_by_highest`."""

    __slots__ = ()
    unit: One[Leaf] = One({"PROP", "UNIT"})


class OrderSeats(Node):
    """`order_seats`."""

    __slots__ = ()


class OrderSeatsBack(Node):
    """`order_seats_back`."""

    __slots__ = ()


class OrderCame(Node):
    """`order_came`."""

    __slots__ = ()


class ModifyOwn(Node):
    """`modify_own`."""

    __slots__ = ()
    signed: One[Leaf] = One({"SIGNED"})
    unit: One[Leaf] = One({"PROP", "UNIT"})


class Modify(Node):
    """`modify`."""

    __slots__ = ()
    signed: One[Leaf] = One({"SIGNED"})
    number: One[Number] = One(_NUMBER)


class ModifyBy(Node):
    """`modify_by`."""

    __slots__ = ()
    first_number: Nth[Number] = Nth(_NUMBER, 0)
    second_number: Nth[Number] = Nth(_NUMBER, 1)
    has_plus: Has = Has("plus")
    has_minus: Has = Has("minus")


class IgnoreUnits(Node):
    """`ignore_units`."""

    __slots__ = ()
    units: Several[Leaf] = Several({"PROP", "UNIT"})
    np: One[Np] = One(_NP)
    has_and: Has = Has("AND")


class IgnoreAll(Node):
    """`ignore_all`."""

    __slots__ = ()
    np: One[Np] = One(_NP)


class ModifyIs(Node):
    """`modify_is`."""

    __slots__ = ()
    number: One[Number] = One(_NUMBER)
    cmp: One[AnyCmp] = One(_ANYCMP)
    has_is: Has = Has("is")
    has_are: Has = Has("are")


class ModifyUnlimited(Node):
    """`modify_unlimited`."""

    __slots__ = ()
    number: One[Number] = One(_NUMBER)
    has_is: Has = Has("is")
    has_are: Has = Has("are")


class OutOfForce(Node):
    """`out_of_force`."""

    __slots__ = ()
    np: Maybe[Np] = Maybe(_NP)
    poss: Maybe[Poss] = Maybe(_POSS)
    has_texts: Has = Has("texts")
    has_of: Has = Has("of")
    has_are_not_in_force: Has = Has("are not in force")
    has_the: Has = Has("the")
    has_text: Has = Has("text")
    has_is_not_in_force: Has = Has("is not in force")


class EventB(Node):
    """`event_b`."""

    __slots__ = ()
    np: One[Np] = One(_NP)
    phrase: One[Phrase] = One(_PHRASE)
    sets: Several[Set] = Several(_SET)


class EventS(Node):
    """`event_s`."""

    __slots__ = ()
    np: One[Np] = One(_NP)
    phrase: One[Phrase] = One(_PHRASE)
    sets: Several[Set] = Several(_SET)


class EventP(Node):
    """`event_p`."""

    __slots__ = ()
    np: One[Np] = One(_NP)
    phrase: One[Phrase] = One(_PHRASE)
    by: Maybe[By] = Maybe({"by"})
    sets: Several[Set] = Several(_SET)
    has_is: Has = Has("is")
    has_are: Has = Has("are")


class EventShort(Node):
    """`event_short`."""

    __slots__ = ()
    phrase: One[Phrase] = One(_PHRASE)
    by: Maybe[By] = Maybe({"by"})
    sets: Several[Set] = Several(_SET)


class By(Node):
    """`by`."""

    __slots__ = ()
    np: One[Np] = One(_NP)


class Natural(Node):
    """`natural`."""

    __slots__ = ()
    integer: Maybe[Leaf] = Maybe({"INT"})
    between: Maybe[Leaf] = Maybe({"RANGE"})


class Fp(Node):
    """`fp`."""

    __slots__ = ()
    purpose: One[Leaf] = One({"PURPOSE"})


class SpanNoun(Node):
    """`span_noun`."""

    __slots__ = ()
    nominal: One[Nominal] = One(_NOMINAL)
    mods: Several[Mod] = Several(_MOD)


class SpanRoll(Node):
    """`span_roll`."""

    __slots__ = ()


class Do(Node):
    """`do`."""

    __slots__ = ()
    phrase: One[Phrase] = One(_PHRASE)
    sets: Several[Set] = Several(_SET)


class DoBy(Node):
    """`do_by`."""

    __slots__ = ()
    np: One[Np] = One(_NP)
    phrase: One[Phrase] = One(_PHRASE)
    sets: Several[Set] = Several(_SET)
    drawn: Maybe[Drawn] = Maybe({"drawn"})


class Prevent(Node):
    """`prevent`."""

    __slots__ = ()
    np: One[Np] = One(_NP)
    phrase: One[Phrase] = One(_PHRASE)


class PreventUnit(Node):
    """`prevent_unit`."""

    __slots__ = ()
    unit: One[Leaf] = One({"PROP", "UNIT"})
    phrase: One[Phrase] = One(_PHRASE)
    has_is: Has = Has("is")
    has_are: Has = Has("are")


class DoesNotHappen(Node):
    """`does_not_happen`."""

    __slots__ = ()


class Nothing(Node):
    """`nothing`."""

    __slots__ = ()


class RememberFlag(Node):
    """`remember_flag`."""

    __slots__ = ()
    flag: One[Leaf] = One({"FLAG"})


class ForgetFlag(Node):
    """`forget_flag`."""

    __slots__ = ()
    flag: One[Leaf] = One({"FLAG"})


class NowSo(Node):
    """`now_so`."""

    __slots__ = ()
    np: One[Np] = One(_NP)
    adj: One[Leaf] = One({"ADJ"})
    has_is: Has = Has("is")
    has_are: Has = Has("are")


class NoLongerSo(Node):
    """`no_longer_so`."""

    __slots__ = ()
    np: One[Np] = One(_NP)
    adj: One[Leaf] = One({"ADJ"})
    has_is: Has = Has("is")
    has_are: Has = Has("are")


class RememberNumber(Node):
    """`remember_number`."""

    __slots__ = ()
    first_number: Nth[Number] = Nth(_NUMBER, 0)
    second_number: Nth[Number] = Nth(_NUMBER, 1)


class RememberThing(Node):
    """`remember_thing`."""

    __slots__ = ()
    np: One[Np] = One(_NP)
    drawn: Maybe[Drawn] = Maybe({"drawn"})
    link_of: One[LinkOf] = One({"link_of"})


class OpenWindow(Node):
    """`open_window`."""

    __slots__ = ()
    setting: One[Leaf] = One({"SETTING"})


class Drawn(Node):
    """`drawn`."""

    __slots__ = ()
    setting: One[Leaf] = One({"SETTING"})


class RollDice(Node):
    """`roll_dice`."""

    __slots__ = ()
    number: One[Number] = One(_NUMBER)
    dice: One[Dice] = One({"dice"})
    sides: Maybe[Sides] = Maybe({"sides"})
    fp: Maybe[Fp] = Maybe({"fp"})
    has_roll: Has = Has("roll")
    has_rolls: Has = Has("rolls")
    has_rolling: Has = Has("rolling")


class RollAny(Node):
    """`roll_any`."""

    __slots__ = ()
    natural: Maybe[Natural] = Maybe({"natural"})
    fp: Maybe[Fp] = Maybe({"fp"})
    has_roll: Has = Has("roll")
    has_rolls: Has = Has("rolls")
    has_rolling: Has = Has("rolling")


class ChooseAs(Node):
    """`choose_as`."""

    __slots__ = ()
    np: One[Np] = One(_NP)
    role: One[Leaf] = One({"ROLE"})
    has_choose: Has = Has("choose")
    has_chooses: Has = Has("chooses")


class ChooseUnit(Node):
    """`choose_unit`."""

    __slots__ = ()
    units: Several[Leaf] = Several({"PROP", "UNIT"})


class ChooseNumber(Node):
    """`choose_number`."""

    __slots__ = ()
    numbers: Several[Number] = Several(_NUMBER)
    has_choose: Has = Has("choose")
    has_chooses: Has = Has("chooses")


class DoOffered(Node):
    """`do_offered`."""

    __slots__ = ()
    np: One[Np] = One(_NP)
    has_do_what: Has = Has("do what")
    has_does_what: Has = Has("does what")


class Dice(Node):
    """`dice`."""

    __slots__ = ()
    has_die: Has = Has("die")
    has_dice: Has = Has("dice")


class Sides(Node):
    """`sides`."""

    __slots__ = ()
    integer: One[Leaf] = One({"INT"})


class MayBe(Node):
    """`may_be`."""

    __slots__ = ()
    np: One[Np] = One(_NP)
    modal_word: One[ModalWord] = One({"modal_word"})
    phrase: One[Phrase] = One(_PHRASE)
    by: Maybe[By] = Maybe({"by"})
    sets: Several[Set] = Several(_SET)


class ModalWord(Node):
    """`modal_word`."""

    __slots__ = ()
    has_may: Has = Has("may")
    has_can: Has = Has("can")
    has_must: Has = Has("must")
    has_cannot: Has = Has("cannot")
    has_need: Has = Has("need")
    has_not: Has = Has("not")


class You(Node):
    """`you`."""

    __slots__ = ()
    has_you: Has = Has("you")
    has_they: Has = Has("they")


class NpPlural(Node):
    """`np_plural`."""

    __slots__ = ()
    mods: Several[Mod] = Several(_MOD)
    nominal: One[Nominal] = One(_NOMINAL)
    det: Maybe[AnyDet] = Maybe(_ANYDET)
    has_all: Has = Has("all")


class NpIt(Node):
    """`np_it`."""

    __slots__ = ()


class NpThis(Node):
    """`np_this`."""

    __slots__ = ()


class NpRoll(Node):
    """`np_roll`."""

    __slots__ = ()
    poss: Maybe[Poss] = Maybe(_POSS)
    has_that: Has = Has("that")
    has_the: Has = Has("the")


class NpThisKind(Node):
    """`np_this_kind`."""

    __slots__ = ()
    nominal: One[Nominal] = One(_NOMINAL)


class NpDet(Node):
    """`np_det`."""

    __slots__ = ()
    det: Maybe[AnyDet] = Maybe(_ANYDET)
    nominal: One[Nominal] = One(_NOMINAL)
    mods: Several[Mod] = Several(_MOD)


class NpRole(Node):
    """`np_role`."""

    __slots__ = ()
    poss: Maybe[Poss] = Maybe(_POSS)
    role: One[Leaf] = One({"ROLE"})
    np: Maybe[Np] = Maybe(_NP)
    has_the: Has = Has("the")
    has_of: Has = Has("of")


class NpEntry(Node):
    """`np_entry`."""

    __slots__ = ()


class NpNamed(Node):
    """`np_named`."""

    __slots__ = ()
    nameref: One[Nameref] = One({"nameref"})
    mods: Several[Mod] = Several(_MOD)


class NpOneOf(Node):
    """`np_one_of`."""

    __slots__ = ()
    np: One[Np] = One(_NP)


class NpEnd(Node):
    """`np_end`."""

    __slots__ = ()
    nominal: One[Nominal] = One(_NOMINAL)
    mods: Several[Mod] = Several(_MOD)
    has_top: Has = Has("top")
    has_bottom: Has = Has("bottom")


class NpLink(Node):
    """`np_link`."""

    __slots__ = ()
    link_of: One[LinkOf] = One({"link_of"})


class LinkOf(Node):
    """`link_of`."""

    __slots__ = ()
    poss: Maybe[Poss] = Maybe(_POSS)
    link: One[Leaf] = One({"LINK"})
    np: Maybe[Np] = Maybe(_NP)
    has_the: Has = Has("the")
    has_of: Has = Has("of")


class NpEnds(Node):
    """`np_ends`."""

    __slots__ = ()
    integer: One[Leaf] = One({"INT"})
    nominal: One[Nominal] = One(_NOMINAL)
    mods: Several[Mod] = Several(_MOD)
    has_top: Has = Has("top")
    has_bottom: Has = Has("bottom")


class NpThem(Node):
    """`np_them`."""

    __slots__ = ()


class NominalS(Node):
    """`nominal_s`."""

    __slots__ = ()
    nouns: Several[Noun] = Several(_NOUN)
    has_alt: Has = Has("ALT")
    has_also: Has = Has("ALSO")
    has_or: Has = Has("OR")


class DetS(Node):
    """`det_s`."""

    __slots__ = ()
    has_a: Has = Has("a")
    has_an: Has = Has("an")
    has_the_nearest: Has = Has("the nearest")
    has_each: Has = Has("each")
    has_another: Has = Has("another")
    has_every: Has = Has("every")
    has_other: Has = Has("other")
    has_that: Has = Has("that")


class Det(Node):
    """`det`."""

    __slots__ = ()
    poss: Maybe[Poss] = Maybe(_POSS)
    integer: Maybe[Leaf] = Maybe({"INT"})
    has_the: Has = Has("the")
    has_no: Has = Has("no")
    has_other: Has = Has("other")
    has_any: Has = Has("any")
    has_exactly: Has = Has("exactly")
    has_up: Has = Has("up")
    has_to: Has = Has("to")


class DetP(Node):
    """`det_p`."""

    __slots__ = ()
    poss: Maybe[Poss] = Maybe(_POSS)
    has_all: Has = Has("all")
    has_only: Has = Has("only")
    has_any: Has = Has("any")
    has_number: Has = Has("number")
    has_of: Has = Has("of")
    has_other: Has = Has("other")
    has_that: Has = Has("that")
    has_many: Has = Has("many")
    has_those: Has = Has("those")


class PossYour(Node):
    """`poss_your`."""

    __slots__ = ()


class PossIts(Node):
    """`poss_its`."""

    __slots__ = ()


class PossTheir(Node):
    """`poss_their`."""

    __slots__ = ()


class PossOf(Node):
    """`poss_of`."""

    __slots__ = ()
    owner: One[Owner] = One(_OWNER)


class OwnerNamed(Node):
    """`owner_named`."""

    __slots__ = ()
    nameref: One[Nameref] = One({"nameref"})


class OwnerRole(Node):
    """`owner_role`."""

    __slots__ = ()
    role: One[Leaf] = One({"ROLE"})
    poss: Maybe[Poss] = Maybe(_POSS)
    has_the: Has = Has("the")


class NominalP(Node):
    """`nominal_p`."""

    __slots__ = ()
    nouns: Several[Noun] = Several(_NOUN)
    has_or: Has = Has("OR")
    has_and: Has = Has("AND")


class NounS(Node):
    """`noun_s`."""

    __slots__ = ()
    nameref: Maybe[Nameref] = Maybe({"nameref"})
    adjs: Several[Leaf] = Several({"ADJ"})
    head: Maybe[Leaf] = Maybe({"KIND_P", "KIND_S", "TAG_P"})


class NounP(Node):
    """`noun_p`."""

    __slots__ = ()
    nameref: Maybe[Nameref] = Maybe({"nameref"})
    adjs: Several[Leaf] = Several({"ADJ"})
    head: Maybe[Leaf] = Maybe({"KIND_P", "KIND_S", "TAG_P"})


class ModHere(Node):
    """`mod_here`."""

    __slots__ = ()
    has_here: Has = Has("here")
    has_there: Has = Has("there")


class ModAt(Node):
    """`mod_at`."""

    __slots__ = ()
    np: One[Np] = One(_NP)
    namerefs: Several[Nameref] = Several({"nameref"})
    has_in: Has = Has("in")
    has_at: Has = Has("at")
    has_on: Has = Has("on")
    has_or: Has = Has("OR")


class ModOf(Node):
    """`mod_of`."""

    __slots__ = ()
    np: One[Np] = One(_NP)
    has_of: Has = Has("of")


class ModChoice(Node):
    """`mod_choice`."""

    __slots__ = ()
    poss: One[Poss] = One(_POSS)


class ModWithin(Node):
    """`mod_within`."""

    __slots__ = ()
    number: One[Number] = One(_NUMBER)
    np: One[Np] = One(_NP)
    has_steps_of: Has = Has("steps of")
    has_step_of: Has = Has("step of")


class ModValue(Node):
    """`mod_value`."""

    __slots__ = ()
    unit: One[Leaf] = One({"PROP", "UNIT"})
    cmp: One[AnyCmp] = One(_ANYCMP)


class ModMost(Node):
    """`mod_most`."""

    __slots__ = ()
    unit: Maybe[Leaf] = Maybe({"PROP", "UNIT"})
    noun: Maybe[Noun] = Maybe(_NOUN)
    has_with_the_most: Has = Has("with the most")
    has_with_the_fewest: Has = Has("with the fewest")
    has_with_the_least: Has = Has("with the least")


class ModSeat(Node):
    """`mod_seat`."""

    __slots__ = ()
    np: Maybe[Np] = Maybe(_NP)
    has_to_your_left: Has = Has("to your left")
    has_to_your_right: Has = Has("to your right")
    has_to_the_left_of: Has = Has("to the left of")
    has_to_the_right_of: Has = Has("to the right of")


class ModWith(Node):
    """`mod_with`."""

    __slots__ = ()
    np: Maybe[Np] = Maybe(_NP)
    amount: Maybe[AnyAmount] = Maybe(_ANYAMOUNT)


class ModWithout(Node):
    """`mod_without`."""

    __slots__ = ()
    np: Maybe[Np] = Maybe(_NP)
    amount: Maybe[AnyAmount] = Maybe(_ANYAMOUNT)


class ModIs(Node):
    """`mod_is`."""

    __slots__ = ()
    narrow: One[Narrow] = One(_NARROW)
    has_is: Has = Has("is")
    has_not: Has = Has("not")
    has_are: Has = Has("are")


class PredWords(Node):
    """`pred_words`."""

    __slots__ = ()
    adjs: Several[Leaf] = Several({"ADJ"})


class ModYours(Node):
    """`mod_yours`."""

    __slots__ = ()


class ModHas(Node):
    """`mod_has`."""

    __slots__ = ()
    np: Maybe[Np] = Maybe(_NP)
    amount: Maybe[AnyAmount] = Maybe(_ANYAMOUNT)
    has_has: Has = Has("has")
    has_have: Has = Has("have")


class ModOtherThan(Node):
    """`mod_other_than`."""

    __slots__ = ()
    nps: Several[Np] = Several(_NP)
    has_and_other_than: Has = Has("and other than")


class Nameref(Node):
    """`nameref`."""

    __slots__ = ()
    name: One[Leaf] = One({"NAME", "STRING"})
    nth: Maybe[Leaf] = Maybe({"NTH"})
    pile: Maybe[Leaf] = Maybe({"PILE"})


class PlaceAt(Node):
    """`place_at`."""

    __slots__ = ()
    nps: Several[Np] = Several(_NP)
    has_at: Has = Has("at")
    has_alt: Has = Has("ALT")
    has_on: Has = Has("on")
    has_in: Has = Has("in")


class PlaceHere(Node):
    """`place_here`."""

    __slots__ = ()


class Amount(Node):
    """`amount`."""

    __slots__ = ()
    number: One[Number] = One(_NUMBER)
    unit: One[Leaf] = One({"PROP", "UNIT"})
    has_exactly: Has = Has("exactly")


class AmountPer(Node):
    """`amount_per`."""

    __slots__ = ()
    first_number: Nth[Number] = Nth(_NUMBER, 0)
    second_number: Nth[Number] = Nth(_NUMBER, 1)
    first_unit: Nth[Leaf] = Nth({"PROP", "UNIT"}, 0)
    second_unit: Nth[Leaf] = Nth({"PROP", "UNIT"}, 1)
    np: One[Np] = One(_NP)


class AmountPerThing(Node):
    """`amount_per_thing`."""

    __slots__ = ()
    number: One[Number] = One(_NUMBER)
    unit: One[Leaf] = One({"PROP", "UNIT"})
    nominal: One[Nominal] = One(_NOMINAL)
    mods: Several[Mod] = Several(_MOD)
    integer: Maybe[Leaf] = Maybe({"INT"})


class AmountUpTo(Node):
    """`amount_up_to`."""

    __slots__ = ()
    number: One[Number] = One(_NUMBER)
    unit: One[Leaf] = One({"PROP", "UNIT"})


class AmountAll(Node):
    """`amount_all`."""

    __slots__ = ()
    poss: One[Poss] = One(_POSS)
    unit: One[Leaf] = One({"PROP", "UNIT"})


class AmountThat(Node):
    """`amount_that`."""

    __slots__ = ()


class AmountNone(Node):
    """`amount_none`."""

    __slots__ = ()
    unit: One[Leaf] = One({"PROP", "UNIT"})


class GoodsBack(Node):
    """`goods_back`."""

    __slots__ = ()
    nameref: One[Nameref] = One({"nameref"})


class GoodsOr(Node):
    """`goods_or`."""

    __slots__ = ()
    first_goods: Nth[Goods] = Nth(_GOODS, 0)
    second_goods: Nth[Goods] = Nth(_GOODS, 1)


class GoodsAnd(Node):
    """`goods_and`."""

    __slots__ = ()
    first_goods: Nth[Goods] = Nth(_GOODS, 0)
    second_goods: Nth[Goods] = Nth(_GOODS, 1)


class NumPlus(Node):
    """`num_plus`."""

    __slots__ = ()
    first_number: Nth[Number] = Nth(_NUMBER, 0)
    second_number: Nth[Number] = Nth(_NUMBER, 1)


class NumMinus(Node):
    """`num_minus`."""

    __slots__ = ()
    first_number: Nth[Number] = Nth(_NUMBER, 0)
    second_number: Nth[Number] = Nth(_NUMBER, 1)


class NumMultiplied(Node):
    """`num_multiplied`."""

    __slots__ = ()
    first_number: Nth[Number] = Nth(_NUMBER, 0)
    second_number: Nth[Number] = Nth(_NUMBER, 1)


class NumDivided(Node):
    """`num_divided`."""

    __slots__ = ()
    first_number: Nth[Number] = Nth(_NUMBER, 0)
    second_number: Nth[Number] = Nth(_NUMBER, 1)
    has_up: Has = Has("up")
    has_down: Has = Has("down")


class NumHalf(Node):
    """`num_half`."""

    __slots__ = ()
    number: One[Number] = One(_NUMBER)
    has_up: Has = Has("up")
    has_down: Has = Has("down")


class NumInt(Node):
    """`num_int`."""

    __slots__ = ()
    integer: One[Leaf] = One({"INT"})


class NumBelow(Node):
    """`num_below`."""

    __slots__ = ()
    signed: One[Leaf] = One({"SIGNED"})


class NumOfPoss(Node):
    """`num_of_poss`."""

    __slots__ = ()
    poss: One[Poss] = One(_POSS)
    unit: One[Leaf] = One({"PROP", "UNIT"})


class NumOf(Node):
    """`num_of`."""

    __slots__ = ()
    unit: One[Leaf] = One({"PROP", "UNIT"})
    np: One[Np] = One(_NP)


class NumCount(Node):
    """`num_count`."""

    __slots__ = ()
    np: One[Np] = One(_NP)


class NumResult(Node):
    """`num_result`."""

    __slots__ = ()


class NumDie(Node):
    """`num_die`."""

    __slots__ = ()


class NumOneDie(Node):
    """`num_one_die`."""

    __slots__ = ()
    has_the_first_die: Has = Has("the first die")
    has_the_second_die: Has = Has("the second die")
    has_the_third_die: Has = Has("the third die")
    has_the_fourth_die: Has = Has("the fourth die")
    has_the_highest_die: Has = Has("the highest die")
    has_the_lowest_die: Has = Has("the lowest die")


class NumTotal(Node):
    """`num_total`."""

    __slots__ = ()


class NumParam(Node):
    """`num_param`."""

    __slots__ = ()
    param: One[Leaf] = One({"PARAM"})


class NumThat(Node):
    """`num_that`."""

    __slots__ = ()
    has_number: Has = Has("number")
    has_many: Has = Has("many")


class NumExtreme(Node):
    """`num_extreme`."""

    __slots__ = ()
    unit: One[Leaf] = One({"PROP", "UNIT"})
    np: One[Np] = One(_NP)
    has_highest: Has = Has("highest")
    has_lowest: Has = Has("lowest")


class NumSum(Node):
    """`num_sum`."""

    __slots__ = ()
    unit: One[Leaf] = One({"PROP", "UNIT"})
    np: One[Np] = One(_NP)


class NumDistance(Node):
    """`num_distance`."""

    __slots__ = ()
    np: One[Np] = One(_NP)


class Cmp(Node):
    """`cmp`."""

    __slots__ = ()
    number: One[Number] = One(_NUMBER)
    has_at: Has = Has("at")
    has_least: Has = Has("least")
    has_most: Has = Has("most")
    has_less: Has = Has("less")
    has_than: Has = Has("than")
    has_more: Has = Has("more")
    has_not: Has = Has("not")
    has_exactly: Has = Has("exactly")


class Scmp(Node):
    """`scmp`."""

    __slots__ = ()
    integer: Maybe[Leaf] = Maybe({"INT"})
    poss: Maybe[Poss] = Maybe(_POSS)
    unit: Maybe[Leaf] = Maybe({"PROP", "UNIT"})
    said_number: Maybe[SaidNumber] = Maybe(_SAIDNUMBER)
    has_at: Has = Has("at")
    has_least: Has = Has("least")
    has_most: Has = Has("most")
    has_less: Has = Has("less")
    has_than: Has = Has("than")
    has_more: Has = Has("more")
    has_exactly: Has = Has("exactly")


class CondAnd(Node):
    """`cond_and`."""

    __slots__ = ()
    first_cond: Nth[Cond] = Nth(_COND, 0)
    second_cond: Nth[Cond] = Nth(_COND, 1)


class CondOr(Node):
    """`cond_or`."""

    __slots__ = ()
    first_cond: Nth[Cond] = Nth(_COND, 0)
    second_cond: Nth[Cond] = Nth(_COND, 1)


class CondIs(Node):
    """`cond_is`."""

    __slots__ = ()
    np: One[Np] = One(_NP)
    pred: One[Pred] = One(_PRED)
    has_is: Has = Has("is")
    has_not: Has = Has("not")
    has_are: Has = Has("are")


class CondCompare(Node):
    """`cond_compare`."""

    __slots__ = ()
    number: One[Number] = One(_NUMBER)
    cmp: One[AnyCmp] = One(_ANYCMP)
    has_is: Has = Has("is")
    has_are: Has = Has("are")


class CondWhich(Node):
    """`cond_which`."""

    __slots__ = ()
    number: One[Number] = One(_NUMBER)
    unit: One[Leaf] = One({"PROP", "UNIT"})
    has_is: Has = Has("is")
    has_not: Has = Has("not")
    has_are: Has = Has("are")


class CondPhrase(Node):
    """`cond_phrase`."""

    __slots__ = ()
    np: Maybe[Np] = Maybe(_NP)
    declared: One[Declared] = One(_DECLARED)


class CondMost(Node):
    """`cond_most`."""

    __slots__ = ()
    np: One[Np] = One(_NP)
    unit: Maybe[Leaf] = Maybe({"PROP", "UNIT"})
    noun: Maybe[Noun] = Maybe(_NOUN)
    has_has_the_most: Has = Has("has the most")
    has_has_the_fewest: Has = Has("has the fewest")
    has_has_the_least: Has = Has("has the least")
    has_alone_has_the_most: Has = Has("alone has the most")
    has_alone_has_the_fewest: Has = Has("alone has the fewest")
    has_alone_has_the_least: Has = Has("alone has the least")
    has_have_the_most: Has = Has("have the most")
    has_have_the_fewest: Has = Has("have the fewest")
    has_have_the_least: Has = Has("have the least")
    has_alone_have_the_most: Has = Has("alone have the most")
    has_alone_have_the_fewest: Has = Has("alone have the fewest")
    has_alone_have_the_least: Has = Has("alone have the least")


class CondMore(Node):
    """`cond_more`."""

    __slots__ = ()
    first_np: Nth[Np] = Nth(_NP, 0)
    second_np: Nth[Np] = Nth(_NP, 1)
    unit: One[Leaf] = One({"PROP", "UNIT"})
    has_has: Has = Has("has")
    has_more: Has = Has("more")
    has_fewer: Has = Has("fewer")
    has_less: Has = Has("less")
    has_have: Has = Has("have")


class CondSetting(Node):
    """`cond_setting`."""

    __slots__ = ()
    set: One[Set] = One(_SET)


class CondFlag(Node):
    """`cond_flag`."""

    __slots__ = ()
    flag: One[Leaf] = One({"FLAG"})
    has_not: Has = Has("not")


class CondExists(Node):
    """`cond_exists`."""

    __slots__ = ()
    np: One[Np] = One(_NP)
    has_is: Has = Has("is")
    has_are: Has = Has("are")


class CondDice(Node):
    """`cond_dice`."""

    __slots__ = ()
    has_not: Has = Has("not")


class CondPlace(Node):
    """`cond_place`."""

    __slots__ = ()
    place: One[Place] = One(_PLACE)


class CondShort(Node):
    """`cond_short`."""

    __slots__ = ()
    phrase: One[Phrase] = One(_PHRASE)
    by: Maybe[By] = Maybe({"by"})


class CondCannot(Node):
    """`cond_cannot`."""

    __slots__ = ()
    np: One[Np] = One(_NP)
    phrase: One[Phrase] = One(_PHRASE)


class PredRole(Node):
    """`pred_role`."""

    __slots__ = ()
    role: One[Leaf] = One({"ROLE"})
    poss: Maybe[Poss] = Maybe(_POSS)
    has_the: Has = Has("the")


class PredNamed(Node):
    """`pred_named`."""

    __slots__ = ()
    nameref: One[Nameref] = One({"nameref"})


class PredLink(Node):
    """`pred_link`."""

    __slots__ = ()
    link_of: One[LinkOf] = One({"link_of"})


class PredKind(Node):
    """`pred_kind`."""

    __slots__ = ()
    det: One[AnyDet] = One(_ANYDET)
    nominal: One[Nominal] = One(_NOMINAL)


class PredThis(Node):
    """`pred_this`."""

    __slots__ = ()
    nominal: Maybe[Nominal] = Maybe(_NOMINAL)


class PredYou(Node):
    """`pred_you`."""

    __slots__ = ()


class PredWithin(Node):
    """`pred_within`."""

    __slots__ = ()
    number: One[Number] = One(_NUMBER)
    np: One[Np] = One(_NP)
    has_steps_of: Has = Has("steps of")
    has_step_of: Has = Has("step of")


class PredSetting(Node):
    """`pred_setting`."""

    __slots__ = ()
    setting: One[Leaf] = One({"SETTING"})


class PredPlace(Node):
    """`pred_place`."""

    __slots__ = ()
    place: One[Place] = One(_PLACE)


class PredPassive(Node):
    """`pred_passive`."""

    __slots__ = ()
    phrase: One[Phrase] = One(_PHRASE)
    by: Maybe[By] = Maybe({"by"})


class SetSetting(Node):
    """`set_setting`."""

    __slots__ = ()
    setting: One[Leaf] = One({"SETTING"})


class SetAgainst(Node):
    """`set_against`."""

    __slots__ = ()
    np: One[Np] = One(_NP)


class SetDuring(Node):
    """`set_during`."""

    __slots__ = ()
    np: One[Np] = One(_NP)


class SetAsRole(Node):
    """`set_as_role`."""

    __slots__ = ()
    role: One[Leaf] = One({"ROLE"})


class SetAsKind(Node):
    """`set_as_kind`."""

    __slots__ = ()
    nominal: One[Nominal] = One(_NOMINAL)
    has_a: Has = Has("a")
    has_an: Has = Has("an")


class House(Node):
    """`house`."""

    __slots__ = ()
    string: One[Leaf] = One({"STRING"})
    hlines: Several[Hline] = Several(_HLINE)
    lines: Several[Line] = Several(_LINE)


class ChangeValue(Node):
    """`change_value`."""

    __slots__ = ()
    path: One[Leaf] = One({"PATH"})
    quoteds: Several[Quoted] = Several({"quoted"})
    first_number: Nth[Number] = Nth(_NUMBER, 0)
    second_number: Nth[Number] = Nth(_NUMBER, 1)
    units: Several[Leaf] = Several({"PROP", "UNIT"})


class ChangeText(Node):
    """`change_text`."""

    __slots__ = ()
    path: One[Leaf] = One({"PATH"})
    quoteds: Several[Quoted] = Several({"quoted"})
    first_string: Nth[Leaf] = Nth({"STRING"}, 0)
    second_string: Nth[Leaf] = Nth({"STRING"}, 1)


class ReplacePath(Node):
    """`replace_path`."""

    __slots__ = ()
    path: One[Leaf] = One({"PATH"})
    quoteds: Several[Quoted] = Several({"quoted"})
    block: One[Block] = One({"block"})


class AddToPath(Node):
    """`add_to_path`."""

    __slots__ = ()
    path: One[Leaf] = One({"PATH"})
    quoteds: Several[Quoted] = Several({"quoted"})
    block: One[Block] = One({"block"})


class AddClauses(Node):
    """`add_clauses`."""

    __slots__ = ()
    path: One[Leaf] = One({"PATH"})
    quoteds: Several[Quoted] = Several({"quoted"})
    clauses: Several[Clause] = Several(_CLAUSE)


class ForbidPath(Node):
    """`forbid_path`."""

    __slots__ = ()
    path: One[Leaf] = One({"PATH"})
    quoteds: Several[Quoted] = Several({"quoted"})


class RemovePath(Node):
    """`remove_path`."""

    __slots__ = ()
    path: One[Leaf] = One({"PATH"})
    quoteds: Several[Quoted] = Several({"quoted"})


class PrintOn(Node):
    """`print_on`."""

    __slots__ = ()
    adjs: Several[Leaf] = Several({"ADJ"})
    titles: Several[Title] = Several({"title"})
    has_also: Has = Has("ALSO")


class Because(Node):
    """`because`."""

    __slots__ = ()
    string: One[Leaf] = One({"STRING"})


class Quoted(Node):
    """`quoted`."""

    __slots__ = ()
    string: One[Leaf] = One({"STRING"})


class Ruling(Node):
    """`ruling`."""

    __slots__ = ()
    string: One[Leaf] = One({"STRING"})
    rlines: Several[Rline] = Several(_RLINE)


class OrderOfPaths(Node):
    """`order_of_paths`."""

    __slots__ = ()
    paths: Several[Leaf] = Several({"PATH"})


class Scenario(Node):
    """`scenario`."""

    __slots__ = ()
    string: One[Leaf] = One({"STRING"})
    slines: Several[Sline] = Several(_SLINE)


class ScGiven(Node):
    """`sc_given`."""

    __slots__ = ()
    givens: Several[AnyGiven] = Several(_ANYGIVEN)


class ScDice(Node):
    """`sc_dice`."""

    __slots__ = ()
    integers: Several[Leaf] = Several({"INT"})


class ScDiceFor(Node):
    """`sc_dice_for`."""

    __slots__ = ()
    integers: Several[Leaf] = Several({"INT"})
    np: Maybe[Np] = Maybe(_NP)
    fp: Maybe[Fp] = Maybe({"fp"})
    has_for: Has = Has("for")


class ScDeck(Node):
    """`sc_deck`."""

    __slots__ = ()
    head: One[Leaf] = One({"KIND_P", "KIND_S", "TAG_P"})
    namerefs: Several[Nameref] = Several({"nameref"})


class ScSeed(Node):
    """`sc_seed`."""

    __slots__ = ()
    integer: One[Leaf] = One({"INT"})


class ScSeats(Node):
    """`sc_seats`."""

    __slots__ = ()
    integer: One[Leaf] = One({"INT"})


class ScTurn(Node):
    """`sc_turn`."""

    __slots__ = ()
    nameref: One[Nameref] = One({"nameref"})


class ScAct(Node):
    """`sc_act`."""

    __slots__ = ()
    np: One[Np] = One(_NP)
    phrase: One[Phrase] = One(_PHRASE)
    sets: Several[Set] = Several(_SET)


class ScChoose(Node):
    """`sc_choose`."""

    __slots__ = ()
    np: One[Np] = One(_NP)
    picks: Several[Pick] = Several(_PICK)


class ScPass(Node):
    """`sc_pass`."""

    __slots__ = ()
    np: One[Np] = One(_NP)


class ScPassAll(Node):
    """`sc_pass_all`."""

    __slots__ = ()
    np: One[Np] = One(_NP)


class ScExpect(Node):
    """`sc_expect`."""

    __slots__ = ()
    facts: Several[Fact] = Several(_FACT)


class PickNumber(Node):
    """`pick_number`."""

    __slots__ = ()
    integer: Maybe[Leaf] = Maybe({"INT"})
    signed: Maybe[Leaf] = Maybe({"SIGNED"})


class PickNamed(Node):
    """`pick_named`."""

    __slots__ = ()
    nameref: One[Nameref] = One({"nameref"})


class Given(Node):
    """`given`."""

    __slots__ = ()
    given_places: Several[GivenPlace] = Several(_GIVENPLACE)
    tags: Maybe[Tags] = Maybe({"tags"})
    havings: Several[Having] = Several({"having"})
    has_at: Has = Has("at")
    has_with: Has = Has("with")
    has_and: Has = Has("AND")
    has_also: Has = Has("ALSO")
    has_in: Has = Has("in")
    has_on: Has = Has("on")


class GivenFlag(Node):
    """`given_flag`."""

    __slots__ = ()
    flag: One[Leaf] = One({"FLAG"})


class GivenZone(Node):
    """`given_zone`."""

    __slots__ = ()
    head: One[Leaf] = One({"KIND_P", "KIND_S", "TAG_P"})
    nameref: Maybe[Nameref] = Maybe({"nameref"})
    has_the: Has = Has("the")
    has_of: Has = Has("of")


class Having(Node):
    """`having`."""

    __slots__ = ()
    integer: Maybe[Leaf] = Maybe({"INT"})
    unit: Maybe[Leaf] = Maybe({"PROP", "UNIT"})
    signed: Maybe[Leaf] = Maybe({"SIGNED"})
    noun: Maybe[Noun] = Maybe(_NOUN)
    nameref: Maybe[Nameref] = Maybe({"nameref"})
    adj: Maybe[Leaf] = Maybe({"ADJ"})


class FactAsked(Node):
    """`fact_asked`."""

    __slots__ = ()
    np: One[Np] = One(_NP)
    string: Maybe[Leaf] = Maybe({"STRING"})
    span_asked: Maybe[SpanAsked] = Maybe(_SPANASKED)


class FactNotAsked(Node):
    """`fact_not_asked`."""

    __slots__ = ()
    np: One[Np] = One(_NP)
    string: Maybe[Leaf] = Maybe({"STRING"})
    span_asked: Maybe[SpanAsked] = Maybe(_SPANASKED)


class FactOffered(Node):
    """`fact_offered`."""

    __slots__ = ()
    np: One[Np] = One(_NP)
    string: One[Leaf] = One({"STRING"})


class FactNotOffered(Node):
    """`fact_not_offered`."""

    __slots__ = ()
    np: One[Np] = One(_NP)
    string: One[Leaf] = One({"STRING"})


class FactNotOfferedBecause(Node):
    """`fact_not_offered_because`."""

    __slots__ = ()
    np: One[Np] = One(_NP)
    first_string: Nth[Leaf] = Nth({"STRING"}, 0)
    second_string: Nth[Leaf] = Nth({"STRING"}, 1)


class FactOnlyOffered(Node):
    """`fact_only_offered`."""

    __slots__ = ()
    np: One[Np] = One(_NP)
    strings: Several[Leaf] = Several({"STRING"})
    has_and: Has = Has("AND")
    has_also: Has = Has("ALSO")


class FactLogged(Node):
    """`fact_logged`."""

    __slots__ = ()
    string: One[Leaf] = One({"STRING"})


class FactLoggedBefore(Node):
    """`fact_logged_before`."""

    __slots__ = ()
    first_string: Nth[Leaf] = Nth({"STRING"}, 0)
    second_string: Nth[Leaf] = Nth({"STRING"}, 1)


class FactNotLogged(Node):
    """`fact_not_logged`."""

    __slots__ = ()
    string: One[Leaf] = One({"STRING"})


class FactShown(Node):
    """`fact_shown`."""

    __slots__ = ()
    np: One[Np] = One(_NP)
    string: One[Leaf] = One({"STRING"})


class FactNotShown(Node):
    """`fact_not_shown`."""

    __slots__ = ()
    np: One[Np] = One(_NP)
    string: One[Leaf] = One({"STRING"})


class FactOver(Node):
    """`fact_over`."""

    __slots__ = ()


class FactNotOver(Node):
    """`fact_not_over`."""

    __slots__ = ()


class FactWon(Node):
    """`fact_won`."""

    __slots__ = ()
    np: One[Np] = One(_NP)


class FactNotWon(Node):
    """`fact_not_won`."""

    __slots__ = ()
    np: One[Np] = One(_NP)


class FactNobodyWon(Node):
    """`fact_nobody_won`."""

    __slots__ = ()


class FactLiesAt(Node):
    """`fact_lies_at`."""

    __slots__ = ()
    first_nameref: Nth[Nameref] = Nth({"nameref"}, 0)
    second_nameref: Nth[Nameref] = Nth({"nameref"}, 1)


class FactHasCopies(Node):
    """`fact_has_copies`."""

    __slots__ = ()
    first_nameref: Nth[Nameref] = Nth({"nameref"}, 0)
    second_nameref: Nth[Nameref] = Nth({"nameref"}, 1)
    integer: One[Leaf] = One({"INT"})


class AskedNow(Node):
    """`asked_now`."""

    __slots__ = ()


class AskedThisTurn(Node):
    """`asked_this_turn`."""

    __slots__ = ()


class DDuty(Node):
    """`d_duty`."""

    __slots__ = ()
    string: One[Leaf] = One({"STRING"})
    quals: Several[Qual] = Several(_QUAL)
    cond: Maybe[Cond] = Maybe(_COND)
    block: One[Block] = One({"block"})
    has_if: Has = Has("if")


class DOffer(Node):
    """`d_offer`."""

    __slots__ = ()
    string: One[Leaf] = One({"STRING"})
    quals: Several[Qual] = Several(_QUAL)
    cond: Maybe[Cond] = Maybe(_COND)
    block: One[Block] = One({"block"})
    has_if: Has = Has("if")


class DStep(Node):
    """`d_step`."""

    __slots__ = ()
    string: One[Leaf] = One({"STRING"})
    block: One[Block] = One({"block"})


class DOn(Node):
    """`d_on`."""

    __slots__ = ()
    outcome: One[Leaf] = One({"OUTCOME"})
    block: One[Block] = One({"block"})


class DSays(Node):
    """`d_says`."""

    __slots__ = ()
    strings: Several[Leaf] = Several({"STRING"})


class DOf(Node):
    """`d_of`."""

    __slots__ = ()
    np: One[Np] = One(_NP)


class DStartsAt(Node):
    """`d_starts_at`."""

    __slots__ = ()
    number: One[Number] = One(_NUMBER)


class DFloor(Node):
    """`d_floor`."""

    __slots__ = ()
    number: One[Number] = One(_NUMBER)


class DCeiling(Node):
    """`d_ceiling`."""

    __slots__ = ()
    number: One[Number] = One(_NUMBER)


class DSize(Node):
    """`d_size`."""

    __slots__ = ()
    number: One[Number] = One(_NUMBER)


class DIs(Node):
    """`d_is`."""

    __slots__ = ()
    number: One[Number] = One(_NUMBER)


class DPrimitive(Node):
    """`d_primitive`."""

    __slots__ = ()
    primitive: One[Leaf] = One({"PRIM"})


class DTrueWhen(Node):
    """`d_true_when`."""

    __slots__ = ()
    cond: One[Cond] = One(_COND)


class DHolds(Node):
    """`d_holds`."""

    __slots__ = ()
    np: One[Np] = One(_NP)


class DSeenBy(Node):
    """`d_seen_by`."""

    __slots__ = ()
    np: Maybe[Np] = Maybe(_NP)
    has_all: Has = Has("all")
    has_nobody: Has = Has("nobody")


class DWhenEmpty(Node):
    """`d_when_empty`."""

    __slots__ = ()
    block: One[Block] = One({"block"})


class DLeavesTo(Node):
    """`d_leaves_to`."""

    __slots__ = ()
    np: One[Np] = One(_NP)


class DSupply(Node):
    """`d_supply`."""

    __slots__ = ()
    np: One[Np] = One(_NP)


class DBinds(Node):
    """`d_binds`."""

    __slots__ = ()
    np: One[Np] = One(_NP)


class DTakesSeat(Node):
    """`d_takes_seat`."""

    __slots__ = ()


class DPlayedBy(Node):
    """`d_played_by`."""

    __slots__ = ()
    head: One[Leaf] = One({"KIND_P", "KIND_S", "TAG_P"})


class DCounts(Node):
    """`d_counts`."""

    __slots__ = ()
    np: One[Np] = One(_NP)


class DJoins(Node):
    """`d_joins`."""

    __slots__ = ()
    nominal: One[Nominal] = One(_NOMINAL)
    unit: One[Leaf] = One({"PROP", "UNIT"})


class DExcess(Node):
    """`d_excess`."""

    __slots__ = ()
    block: One[Block] = One({"block"})


class DDoes(Node):
    """`d_does`."""

    __slots__ = ()
    block: One[Block] = One({"block"})


class DMeans(Node):
    """`d_means`."""

    __slots__ = ()
    block: One[Block] = One({"block"})


class DRuns(Node):
    """`d_runs`."""

    __slots__ = ()
    nouns: Several[Noun] = Several(_NOUN)


class DStartsGame(Node):
    """`d_starts_game`."""

    __slots__ = ()


class DFinished(Node):
    """`d_finished`."""

    __slots__ = ()
    cond: One[Cond] = One(_COND)


class DSides(Node):
    """`d_sides`."""

    __slots__ = ()
    first_role: Nth[Leaf] = Nth({"ROLE"}, 0)
    second_role: Nth[Leaf] = Nth({"ROLE"}, 1)


class DOutcomes(Node):
    """`d_outcomes`."""

    __slots__ = ()
    words: One[Words] = One({"words"})


class DScore(Node):
    """`d_score`."""

    __slots__ = ()
    number: One[Number] = One(_NUMBER)


class DAsks(Node):
    """`d_asks`."""

    __slots__ = ()
    nps: Several[Np] = Several(_NP)
    has_then: Has = Has("THEN")


class DAnswers(Node):
    """`d_answers`."""

    __slots__ = ()
    np: One[Np] = One(_NP)


class DOpenly(Node):
    """`d_openly`."""

    __slots__ = ()


class DOnePass(Node):
    """`d_one_pass`."""

    __slots__ = ()


class DKeeps(Node):
    """`d_keeps`."""

    __slots__ = ()
    units: Several[Leaf] = Several({"PROP", "UNIT"})
    has_and: Has = Has("AND")


class DShares(Node):
    """`d_shares`."""

    __slots__ = ()
    units: Several[Leaf] = Several({"PROP", "UNIT"})
    has_and: Has = Has("AND")


class DAwake(Node):
    """`d_awake`."""

    __slots__ = ()


class DOnlyAllowed(Node):
    """`d_only_allowed`."""

    __slots__ = ()


class DShown(Node):
    """`d_shown`."""

    __slots__ = ()


class DTold(Node):
    """`d_told`."""

    __slots__ = ()
    string: One[Leaf] = One({"STRING"})


class DUntold(Node):
    """`d_untold`."""

    __slots__ = ()


class DLasts(Node):
    """`d_lasts`."""

    __slots__ = ()
    integer: One[Leaf] = One({"INT"})
    poss: One[Poss] = One(_POSS)
    nominal: One[Nominal] = One(_NOMINAL)


class DForgotten(Node):
    """`d_forgotten`."""

    __slots__ = ()
    event: One[Event] = One(_EVENT)


class DCountsDown(Node):
    """`d_counts_down`."""

    __slots__ = ()
    event: One[Event] = One(_EVENT)


class DCountedDown(Node):
    """`d_counted_down`."""

    __slots__ = ()
    block: One[Block] = One({"block"})


class DFromTo(Node):
    """`d_from_to`."""

    __slots__ = ()
    first_number: Nth[Number] = Nth(_NUMBER, 0)
    second_number: Nth[Number] = Nth(_NUMBER, 1)


class DDefault(Node):
    """`d_default`."""

    __slots__ = ()
    number: One[Number] = One(_NUMBER)
    unit: Maybe[Leaf] = Maybe({"PROP", "UNIT"})


class DWorth(Node):
    """`d_worth`."""

    __slots__ = ()
    integer: Maybe[Leaf] = Maybe({"INT"})
    worth_of: Maybe[WorthOf] = Maybe(_WORTHOF)
    worth_step: Maybe[WorthStep] = Maybe({"worth_step"})
    worth_times: Maybe[WorthTimes] = Maybe({"worth_times"})
    worth_most: Maybe[WorthMost] = Maybe({"worth_most"})
    cond: Maybe[Cond] = Maybe(_COND)
    signed: Maybe[Leaf] = Maybe({"SIGNED"})
    has_per: Has = Has("per")
    has_if: Has = Has("if")


class WorthUnit(Node):
    """`worth_unit`."""

    __slots__ = ()
    unit: One[Leaf] = One({"PROP", "UNIT"})


class WorthNoun(Node):
    """`worth_noun`."""

    __slots__ = ()
    nominal: One[Nominal] = One(_NOMINAL)
    mods: Several[Mod] = Several(_MOD)


class WorthStep(Node):
    """`worth_step`."""

    __slots__ = ()
    np: One[Np] = One(_NP)


class WorthTimes(Node):
    """`worth_times`."""

    __slots__ = ()
    number: One[Number] = One(_NUMBER)


class WorthMost(Node):
    """`worth_most`."""

    __slots__ = ()
    integer: One[Leaf] = One({"INT"})


class QualAfter(Node):
    """`qual_after`."""

    __slots__ = ()
    string: One[Leaf] = One({"STRING"})


class QualOnce(Node):
    """`qual_once`."""

    __slots__ = ()


class QualFirst(Node):
    """`qual_first`."""

    __slots__ = ()


class QualForEach(Node):
    """`qual_for_each`."""

    __slots__ = ()
    each: One[Each] = One({"each"})
    nominal: One[Nominal] = One(_NOMINAL)
    mods: Several[Mod] = Several(_MOD)
    order: Maybe[Order] = Maybe(_ORDER)


class PhraseB(Node):
    """`phrase_b`."""

    __slots__ = ()
    verb: One[Leaf] = One({"VERB"})


class PhraseS(Node):
    """`phrase_s`."""

    __slots__ = ()
    verb: One[Leaf] = One({"VERB"})


class PhraseG(Node):
    """`phrase_g`."""

    __slots__ = ()
    verb: One[Leaf] = One({"VERB"})


class PhraseP(Node):
    """`phrase_p`."""

    __slots__ = ()
    verb: One[Leaf] = One({"VERB"})


class CondB(Node):
    """`cond_b`."""

    __slots__ = ()
    verb: One[Leaf] = One({"VERB"})


class CondS(Node):
    """`cond_s`."""

    __slots__ = ()
    verb: One[Leaf] = One({"VERB"})


class CondG(Node):
    """`cond_g`."""

    __slots__ = ()
    verb: One[Leaf] = One({"VERB"})


class PredG(Node):
    """`pred_g`."""

    __slots__ = ()
    verb: One[Leaf] = One({"VERB"})


class PredW(Node):
    """`pred_w`."""

    __slots__ = ()
    verb: One[Leaf] = One({"VERB"})


class NumG(Node):
    """`num_g`."""

    __slots__ = ()
    verb: One[Leaf] = One({"VERB"})


AnyAmount: TypeAlias = (
    "Amount | AmountPer | AmountPerThing | AmountUpTo | AmountAll | AmountThat | AmountNone"
)
AnyCmp: TypeAlias = "Cmp | Scmp"
AnyDet: TypeAlias = "DetS | Det | DetP"
AnyGiven: TypeAlias = "Given | GivenFlag"
AnyModifier: TypeAlias = (
    "ModifyOwn | Modify | ModifyBy | IgnoreUnits | IgnoreAll | ModifyIs | ModifyUnlimited | OutOfForce"
)
AnyRing: TypeAlias = "Ring | Path"
Clause: TypeAlias = "DDuty | DOffer | DStep | DOn"
Cond: TypeAlias = (
    "CondAll | CondAny | CondAnd | CondOr | CondIs | CondCompare | CondWhich | CondPhrase | CondMost | "
    "CondMore | CondSetting | CondFlag | CondExists | CondDice | CondPlace | CondShort | CondCannot"
)
Declared: TypeAlias = "CondB | CondS | CondG"
Deed: TypeAlias = (
    "Follow | Do | DoBy | Prevent | PreventUnit | DoesNotHappen | Nothing | RememberFlag | ForgetFlag | "
    "NowSo | NoLongerSo | RememberNumber | RememberThing | OpenWindow"
)
Dline: TypeAlias = (
    "DDuty | DOffer | DStep | DOn | DSays | DOf | DStartsAt | DFloor | DCeiling | DSize | DIs | "
    "DPrimitive | DTrueWhen | DHolds | DSeenBy | DWhenEmpty | DLeavesTo | DSupply | DBinds | DTakesSeat |"
    " DPlayedBy | DCounts | DJoins | DExcess | DDoes | DMeans | DRuns | DStartsGame | DFinished | DSides "
    "| DOutcomes | DScore | DAsks | DAnswers | DOpenly | DOnePass | DKeeps | DShares | DAwake | "
    "DOnlyAllowed | DShown | DTold | DUntold | DLasts | DForgotten | DCountsDown | DCountedDown | DFromTo"
    " | DDefault | DWorth"
)
Event: TypeAlias = "EventB | EventS | EventP | EventShort"
Fact: TypeAlias = (
    "CondIs | CondCompare | CondWhich | CondPhrase | CondMost | CondMore | CondSetting | CondFlag | "
    "CondExists | CondDice | CondPlace | CondShort | CondCannot | FactAsked | FactNotAsked | FactOffered "
    "| FactNotOffered | FactNotOfferedBecause | FactOnlyOffered | FactLogged | FactLoggedBefore | "
    "FactNotLogged | FactShown | FactNotShown | FactOver | FactNotOver | FactWon | FactNotWon | "
    "FactNobodyWon | FactLiesAt | FactHasCopies"
)
GivenPlace: TypeAlias = "Nameref | GivenZone"
Goods: TypeAlias = (
    "You | NpPlural | NpIt | NpThis | NpRoll | NpThisKind | NpDet | NpRole | NpEntry | NpNamed | NpOneOf "
    "| NpEnd | NpLink | NpEnds | NpThem | Amount | AmountPer | AmountPerThing | AmountUpTo | AmountAll | "
    "AmountThat | AmountNone | GoodsBack | GoodsOr | GoodsAnd"
)
Hline: TypeAlias = (
    "ChangeValue | ChangeText | ReplacePath | AddToPath | AddClauses | ForbidPath | RemovePath | PrintOn "
    "| Because"
)
Item: TypeAlias = "Decl | Thing | Ring | Path | Grid | Edge | Box | House | Ruling | Scenario"
Line: TypeAlias = (
    "Props | Ability | TriggerWhen | TriggerAfter | GuardBefore | AsSoonAs | ReplaceWould | "
    "ReplaceWouldBe | WhenBecomes | ReplaceInstead | WhileLine | UnlessLine | PlaceLine | SettingLine | "
    "UntilLine | ForTurns | OncePer | TimesPer | Modifier | Act | ActOffered | Modal | Cap | Reason | "
    "IfLine | OtherwiseLine | OtherwiseIf | ForEach | RepeatWhile | RepeatTimes | ChooseLine | Row | "
    "Labelled | ByValue | Quantity | Lookup | OnlyIf | FirstPossible | OptionOf | CloseOption | Cost"
)
May: TypeAlias = "MayDo | MayBe"
Mod: TypeAlias = (
    "ModHere | ModAt | ModOf | ModChoice | ModWithin | ModValue | ModMost | ModSeat | ModWith | "
    "ModWithout | ModIs | ModYours | ModHas | ModOtherThan"
)
Narrow: TypeAlias = "PredWords | PredW"
Nominal: TypeAlias = "NominalS | NominalP"
Noun: TypeAlias = "NounS | NounP"
Np: TypeAlias = (
    "You | NpPlural | NpIt | NpThis | NpRoll | NpThisKind | NpDet | NpRole | NpEntry | NpNamed | NpOneOf "
    "| NpEnd | NpLink | NpEnds | NpThem"
)
Number: TypeAlias = (
    "NumPlus | NumMinus | NumMultiplied | NumDivided | NumHalf | NumInt | NumBelow | NumOfPoss | NumOf | "
    "NumCount | NumResult | NumDie | NumOneDie | NumTotal | NumParam | NumThat | NumExtreme | NumSum | "
    "NumDistance | NumG"
)
Order: TypeAlias = "OrderAtOnce | OrderBy | OrderByHighest | OrderSeats | OrderSeatsBack | OrderCame"
Owner: TypeAlias = "OwnerNamed | OwnerRole"
Per: TypeAlias = "SpanNoun | SpanRoll"
Phrase: TypeAlias = (
    "RollDice | RollAny | ChooseAs | ChooseUnit | ChooseNumber | DoOffered | PhraseB | PhraseS | PhraseG "
    "| PhraseP"
)
Pick: TypeAlias = "PickNumber | PickNamed"
Place: TypeAlias = "PlaceAt | PlaceHere"
Poss: TypeAlias = "PossYour | PossIts | PossTheir | PossOf"
Pred: TypeAlias = (
    "PredWords | PredRole | PredNamed | PredLink | PredKind | PredThis | PredYou | PredWithin | "
    "PredSetting | PredPlace | PredPassive | PredG | PredW"
)
Qual: TypeAlias = "QualAfter | QualOnce | QualFirst | QualForEach"
Rline: TypeAlias = "Because | OrderOfPaths"
RowKey: TypeAlias = "KeyInt | KeyRange | KeyAtLeast | KeyAtMost | KeyOutcome"
SaidNumber: TypeAlias = "NumResult | NumThat"
Set: TypeAlias = "SetSetting | SetAgainst | SetDuring | SetAsRole | SetAsKind"
Sline: TypeAlias = (
    "ScGiven | ScDice | ScDiceFor | ScDeck | ScSeed | ScSeats | ScTurn | ScAct | ScChoose | ScPass | "
    "ScPassAll | ScExpect"
)
SpanAsked: TypeAlias = "AskedNow | AskedThisTurn"
Until: TypeAlias = "EventB | EventS | EventP | EventShort | Leaf"
Value: TypeAlias = "ValueUnit | ValueInt | ValueWords | ValueName | ValueKind | ValuePrices"
WorthOf: TypeAlias = "WorthUnit | WorthNoun"

CLASSES: dict[str, type[Node]] = {
    "decl": Decl,
    "words": Words,
    "forms": Forms,
    "heads": Heads,
    "thing": Thing,
    "tags": Tags,
    "title": Title,
    "ring": Ring,
    "path": Path,
    "place_as": PlaceAs,
    "grid": Grid,
    "axis": Axis,
    "way": Way,
    "edge": Edge,
    "box": Box,
    "block": Block,
    "props": Props,
    "ability": Ability,
    "trigger_when": TriggerWhen,
    "trigger_after": TriggerAfter,
    "guard_before": GuardBefore,
    "as_soon_as": AsSoonAs,
    "replace_would": ReplaceWould,
    "replace_would_be": ReplaceWouldBe,
    "when_becomes": WhenBecomes,
    "replace_instead": ReplaceInstead,
    "while_line": WhileLine,
    "unless_line": UnlessLine,
    "place_line": PlaceLine,
    "setting_line": SettingLine,
    "until_line": UntilLine,
    "for_turns": ForTurns,
    "once_per": OncePer,
    "times_per": TimesPer,
    "modifier": Modifier,
    "act": Act,
    "act_offered": ActOffered,
    "modal": Modal,
    "cap": Cap,
    "reason": Reason,
    "if_line": IfLine,
    "otherwise_line": OtherwiseLine,
    "otherwise_if": OtherwiseIf,
    "for_each": ForEach,
    "repeat_while": RepeatWhile,
    "repeat_times": RepeatTimes,
    "choose_line": ChooseLine,
    "row": Row,
    "labelled": Labelled,
    "by_value": ByValue,
    "quantity": Quantity,
    "lookup": Lookup,
    "only_if": OnlyIf,
    "first_possible": FirstPossible,
    "option_of": OptionOf,
    "close_option": CloseOption,
    "cost": Cost,
    "cond_all": CondAll,
    "cond_any": CondAny,
    "may_do": MayDo,
    "each": Each,
    "times": Times,
    "follow": Follow,
    "prop_is": PropIs,
    "value_unit": ValueUnit,
    "value_int": ValueInt,
    "value_words": ValueWords,
    "value_name": ValueName,
    "value_kind": ValueKind,
    "value_prices": ValuePrices,
    "price": Price,
    "entry": Entry,
    "key_int": KeyInt,
    "key_range": KeyRange,
    "key_at_least": KeyAtLeast,
    "key_at_most": KeyAtMost,
    "key_outcome": KeyOutcome,
    "how": How,
    "order_at_once": OrderAtOnce,
    "order_by": OrderBy,
    "order_by_highest": OrderByHighest,
    "order_seats": OrderSeats,
    "order_seats_back": OrderSeatsBack,
    "order_came": OrderCame,
    "modify_own": ModifyOwn,
    "modify": Modify,
    "modify_by": ModifyBy,
    "ignore_units": IgnoreUnits,
    "ignore_all": IgnoreAll,
    "modify_is": ModifyIs,
    "modify_unlimited": ModifyUnlimited,
    "out_of_force": OutOfForce,
    "event_b": EventB,
    "event_s": EventS,
    "event_p": EventP,
    "event_short": EventShort,
    "by": By,
    "natural": Natural,
    "fp": Fp,
    "span_noun": SpanNoun,
    "span_roll": SpanRoll,
    "do": Do,
    "do_by": DoBy,
    "prevent": Prevent,
    "prevent_unit": PreventUnit,
    "does_not_happen": DoesNotHappen,
    "nothing": Nothing,
    "remember_flag": RememberFlag,
    "forget_flag": ForgetFlag,
    "now_so": NowSo,
    "no_longer_so": NoLongerSo,
    "remember_number": RememberNumber,
    "remember_thing": RememberThing,
    "open_window": OpenWindow,
    "drawn": Drawn,
    "roll_dice": RollDice,
    "roll_any": RollAny,
    "choose_as": ChooseAs,
    "choose_unit": ChooseUnit,
    "choose_number": ChooseNumber,
    "do_offered": DoOffered,
    "dice": Dice,
    "sides": Sides,
    "may_be": MayBe,
    "modal_word": ModalWord,
    "you": You,
    "np_plural": NpPlural,
    "np_it": NpIt,
    "np_this": NpThis,
    "np_roll": NpRoll,
    "np_this_kind": NpThisKind,
    "np_det": NpDet,
    "np_role": NpRole,
    "np_entry": NpEntry,
    "np_named": NpNamed,
    "np_one_of": NpOneOf,
    "np_end": NpEnd,
    "np_link": NpLink,
    "link_of": LinkOf,
    "np_ends": NpEnds,
    "np_them": NpThem,
    "nominal_s": NominalS,
    "det_s": DetS,
    "det": Det,
    "det_p": DetP,
    "poss_your": PossYour,
    "poss_its": PossIts,
    "poss_their": PossTheir,
    "poss_of": PossOf,
    "owner_named": OwnerNamed,
    "owner_role": OwnerRole,
    "nominal_p": NominalP,
    "noun_s": NounS,
    "noun_p": NounP,
    "mod_here": ModHere,
    "mod_at": ModAt,
    "mod_of": ModOf,
    "mod_choice": ModChoice,
    "mod_within": ModWithin,
    "mod_value": ModValue,
    "mod_most": ModMost,
    "mod_seat": ModSeat,
    "mod_with": ModWith,
    "mod_without": ModWithout,
    "mod_is": ModIs,
    "pred_words": PredWords,
    "mod_yours": ModYours,
    "mod_has": ModHas,
    "mod_other_than": ModOtherThan,
    "nameref": Nameref,
    "place_at": PlaceAt,
    "place_here": PlaceHere,
    "amount": Amount,
    "amount_per": AmountPer,
    "amount_per_thing": AmountPerThing,
    "amount_up_to": AmountUpTo,
    "amount_all": AmountAll,
    "amount_that": AmountThat,
    "amount_none": AmountNone,
    "goods_back": GoodsBack,
    "goods_or": GoodsOr,
    "goods_and": GoodsAnd,
    "num_plus": NumPlus,
    "num_minus": NumMinus,
    "num_multiplied": NumMultiplied,
    "num_divided": NumDivided,
    "num_half": NumHalf,
    "num_int": NumInt,
    "num_below": NumBelow,
    "num_of_poss": NumOfPoss,
    "num_of": NumOf,
    "num_count": NumCount,
    "num_result": NumResult,
    "num_die": NumDie,
    "num_one_die": NumOneDie,
    "num_total": NumTotal,
    "num_param": NumParam,
    "num_that": NumThat,
    "num_extreme": NumExtreme,
    "num_sum": NumSum,
    "num_distance": NumDistance,
    "cmp": Cmp,
    "scmp": Scmp,
    "cond_and": CondAnd,
    "cond_or": CondOr,
    "cond_is": CondIs,
    "cond_compare": CondCompare,
    "cond_which": CondWhich,
    "cond_phrase": CondPhrase,
    "cond_most": CondMost,
    "cond_more": CondMore,
    "cond_setting": CondSetting,
    "cond_flag": CondFlag,
    "cond_exists": CondExists,
    "cond_dice": CondDice,
    "cond_place": CondPlace,
    "cond_short": CondShort,
    "cond_cannot": CondCannot,
    "pred_role": PredRole,
    "pred_named": PredNamed,
    "pred_link": PredLink,
    "pred_kind": PredKind,
    "pred_this": PredThis,
    "pred_you": PredYou,
    "pred_within": PredWithin,
    "pred_setting": PredSetting,
    "pred_place": PredPlace,
    "pred_passive": PredPassive,
    "set_setting": SetSetting,
    "set_against": SetAgainst,
    "set_during": SetDuring,
    "set_as_role": SetAsRole,
    "set_as_kind": SetAsKind,
    "house": House,
    "change_value": ChangeValue,
    "change_text": ChangeText,
    "replace_path": ReplacePath,
    "add_to_path": AddToPath,
    "add_clauses": AddClauses,
    "forbid_path": ForbidPath,
    "remove_path": RemovePath,
    "print_on": PrintOn,
    "because": Because,
    "quoted": Quoted,
    "ruling": Ruling,
    "order_of_paths": OrderOfPaths,
    "scenario": Scenario,
    "sc_given": ScGiven,
    "sc_dice": ScDice,
    "sc_dice_for": ScDiceFor,
    "sc_deck": ScDeck,
    "sc_seed": ScSeed,
    "sc_seats": ScSeats,
    "sc_turn": ScTurn,
    "sc_act": ScAct,
    "sc_choose": ScChoose,
    "sc_pass": ScPass,
    "sc_pass_all": ScPassAll,
    "sc_expect": ScExpect,
    "pick_number": PickNumber,
    "pick_named": PickNamed,
    "given": Given,
    "given_flag": GivenFlag,
    "given_zone": GivenZone,
    "having": Having,
    "fact_asked": FactAsked,
    "fact_not_asked": FactNotAsked,
    "fact_offered": FactOffered,
    "fact_not_offered": FactNotOffered,
    "fact_not_offered_because": FactNotOfferedBecause,
    "fact_only_offered": FactOnlyOffered,
    "fact_logged": FactLogged,
    "fact_logged_before": FactLoggedBefore,
    "fact_not_logged": FactNotLogged,
    "fact_shown": FactShown,
    "fact_not_shown": FactNotShown,
    "fact_over": FactOver,
    "fact_not_over": FactNotOver,
    "fact_won": FactWon,
    "fact_not_won": FactNotWon,
    "fact_nobody_won": FactNobodyWon,
    "fact_lies_at": FactLiesAt,
    "fact_has_copies": FactHasCopies,
    "asked_now": AskedNow,
    "asked_this_turn": AskedThisTurn,
    "d_duty": DDuty,
    "d_offer": DOffer,
    "d_step": DStep,
    "d_on": DOn,
    "d_says": DSays,
    "d_of": DOf,
    "d_starts_at": DStartsAt,
    "d_floor": DFloor,
    "d_ceiling": DCeiling,
    "d_size": DSize,
    "d_is": DIs,
    "d_primitive": DPrimitive,
    "d_true_when": DTrueWhen,
    "d_holds": DHolds,
    "d_seen_by": DSeenBy,
    "d_when_empty": DWhenEmpty,
    "d_leaves_to": DLeavesTo,
    "d_supply": DSupply,
    "d_binds": DBinds,
    "d_takes_seat": DTakesSeat,
    "d_played_by": DPlayedBy,
    "d_counts": DCounts,
    "d_joins": DJoins,
    "d_excess": DExcess,
    "d_does": DDoes,
    "d_means": DMeans,
    "d_runs": DRuns,
    "d_starts_game": DStartsGame,
    "d_finished": DFinished,
    "d_sides": DSides,
    "d_outcomes": DOutcomes,
    "d_score": DScore,
    "d_asks": DAsks,
    "d_answers": DAnswers,
    "d_openly": DOpenly,
    "d_one_pass": DOnePass,
    "d_keeps": DKeeps,
    "d_shares": DShares,
    "d_awake": DAwake,
    "d_only_allowed": DOnlyAllowed,
    "d_shown": DShown,
    "d_told": DTold,
    "d_untold": DUntold,
    "d_lasts": DLasts,
    "d_forgotten": DForgotten,
    "d_counts_down": DCountsDown,
    "d_counted_down": DCountedDown,
    "d_from_to": DFromTo,
    "d_default": DDefault,
    "d_worth": DWorth,
    "worth_unit": WorthUnit,
    "worth_noun": WorthNoun,
    "worth_step": WorthStep,
    "worth_times": WorthTimes,
    "worth_most": WorthMost,
    "qual_after": QualAfter,
    "qual_once": QualOnce,
    "qual_first": QualFirst,
    "qual_for_each": QualForEach,
    "phrase_b": PhraseB,
    "phrase_s": PhraseS,
    "phrase_g": PhraseG,
    "phrase_p": PhraseP,
    "cond_b": CondB,
    "cond_s": CondS,
    "cond_g": CondG,
    "pred_g": PredG,
    "pred_w": PredW,
    "num_g": NumG,
}
"""The class of each kind."""


def made(kind: str, kids: tuple[Part, ...], span: Span) -> Node:
    """A node of a kind."""
    return CLASSES[kind](kind, kids, span)
