"""Clauses 6: the trait cards. Seat 0 holds the card that a test is about."""

import pytest

from ludotheque.core import NATURE
from ludotheque.core.errors import IllegalMove
from ludotheque.games.karma.moves import (
    Careful,
    Colour,
    Copy,
    Decline,
    Detached,
    Double,
    Draft,
    Envious,
    Generous,
    Mimic,
    Minimalist,
    Negotiator,
    Nudge,
    Patient,
    Pick,
    Remove,
    Reroll,
    Restless,
    Roll,
    Stop,
    Stubborn,
    Tally,
    Thrifty,
    Throw,
    Trait,
    Triple,
    Visionary,
)

from .dealing import deal

ABILITIES = (
    Stubborn, Visionary, Careful, Generous, Patient, Restless, Envious, Mimic, Detached, Minimalist, Negotiator, Thrifty
)  # fmt: skip


def holding(trait, *owned, **fields):
    """Seat 0 holds the card; the seats own these dice."""
    return deal().arrange(traits=[trait], owned=list(owned), **fields)


def climb_without_abilities(table):
    """A turn to the last zone in which no ability is ever offered."""
    for face in range(1, 7):
        assert table.throw(red=[face]).legal() == [Tally()]
        assert table.tally().legal(*ABILITIES, Decline) == []


class TestOnce:
    @pytest.mark.clause("6.1")
    @pytest.mark.parametrize("trait", list(Trait))
    def test_a_card_is_for_its_owners_own_turn(self, trait):
        table = deal(starter=1).arrange(traits=[trait], owned=["violet", "orange"])
        climb_without_abilities(table)
        assert table.seat == 0
        assert table.karma == [0, 17]

    @pytest.mark.clause("6.1")
    @pytest.mark.parametrize("trait", list(Trait))
    def test_after_a_fail_too(self, trait):
        table = deal(starter=1).arrange(traits=[trait], owned=["violet", "orange"]).fail()
        assert table.seat == 0
        assert table.legal() == table.legal(Pick)

    @pytest.mark.clause("6.1")
    @pytest.mark.parametrize("trait", list(Trait))
    def test_a_spent_card_is_never_offered_again(self, trait):
        table = holding(trait, "violet orange", "green yellow", spent=[1])
        climb_without_abilities(table)
        assert table.karma == [19, 0]
        table.score(1)
        assert table.legal(Negotiator, Decline) == []
        assert table.draft_any().fail().seat == 1

    @pytest.mark.clause("6.1")
    def test_an_ability_is_used_once_a_match(self):
        table = holding("generous").climb(1).stop().play(Generous()).score(1).draft_any()
        assert table.climb(1).stop().seat == 1
        assert table.karma == [5, 1]

    @pytest.mark.clause("6.1")
    def test_an_ability_declined_is_kept_for_another_time(self):
        table = holding("generous").climb(1).stop().play(Decline()).score(1).draft_any()
        assert table.climb(1).stop().play(Generous()).karma == [5, 1]


class TestStubborn:
    @pytest.mark.clause("6.2")
    def test_all_dice_of_the_failed_throw_are_thrown_again(self):
        table = holding("stubborn").throw(red=[6]).tally().throw(red=[2, 3]).tally()
        assert table.legal() == [Decline(), Stubborn()]
        table.play(Stubborn()).roll(6, 6)
        assert table.tally().state.zone == 2
        assert table.state.beat == 12
        assert table.placed(2) == {"red": 2}

    @pytest.mark.clause("6.2")
    def test_failing_again_falls_back(self):
        table = holding("stubborn").climb(2).throw(red=[1]).tally().play(Stubborn()).roll(2).tally()
        assert table.karma == [1, 0]
        assert table.seat == 1

    @pytest.mark.clause("6.2")
    def test_declining_falls_back(self):
        assert holding("stubborn").climb(2).throw(red=[1]).tally().play(Decline()).karma == [1, 0]

    @pytest.mark.clause("6.2")
    def test_dice_taken_out_are_thrown_again_too_and_powers_are_fresh(self):
        table = holding("stubborn", "orange yellow violet").throw(red=[6, 6, 6]).tally()
        table.throw(red=[1], orange=[1], yellow=[1], violet=[1])
        table.play(Nudge(1, False), Triple(3), Remove(2, 0)).tally().play(Stubborn())
        table.roll(2, 3, 4, 5)
        assert table.legal(Nudge) == [Nudge(1, False), Nudge(1, True)]
        assert table.legal(Remove) == [Remove(2, target) for target in range(4)]
        assert table.legal(Triple) == [Triple(3)]
        assert table.tally().placed(2) == {}
        assert table.seat == 1

    @pytest.mark.clause("6.2")
    def test_a_multiplication_is_not_carried_over(self):
        table = holding("stubborn", "violet").throw(red=[6, 6]).tally().throw(violet=[1]).play(Triple(0)).tally()
        assert table.play(Stubborn()).roll(6).play(Triple(0)).tally().state.beat == 18

    @pytest.mark.clause("6.2")
    def test_a_valid_throw_offers_nothing(self):
        assert holding("stubborn").climb(2).legal(Stubborn, Decline) == []


class TestVisionary:
    @pytest.mark.clause("6.3")
    def test_one_die_is_turned_to_another_face(self):
        table = holding("visionary").throw(red=[2, 5])
        others = [Visionary(0, face) for face in (1, 3, 4, 5, 6)] + [Visionary(1, face) for face in (1, 2, 3, 4, 6)]
        assert table.legal() == [Tally(), *others]
        table.play(Visionary(0, 6))
        assert table.faces() == [6, 5]
        assert table.legal() == [Tally()]

    @pytest.mark.clause("6.3")
    def test_a_yogi_is_turned_to_one_two_or_three(self):
        table = holding("visionary", yogi=0).throw(white=[1])
        assert table.legal(Visionary) == [Visionary(0, 2), Visionary(0, 3)]

    @pytest.mark.clause("6.3")
    def test_a_seven_is_turned_to_a_face_of_the_die(self):
        table = holding("visionary", "orange").throw(orange=[6]).play(Nudge(0, True))
        assert table.legal(Visionary) == [Visionary(0, face) for face in range(1, 7)]

    @pytest.mark.clause("6.3")
    def test_powers_may_be_used_before_and_after(self):
        table = holding("visionary", "orange violet").throw(orange=[1], violet=[1])
        table.play(Triple(1), Visionary(1, 6), Nudge(0, True))
        assert table.tally().state.beat == 20

    @pytest.mark.clause("6.3", "3.9")
    def test_a_die_taken_out_is_not_turned(self):
        table = holding("visionary", "yellow").throw(red=[1], yellow=[1]).play(Remove(1, 0))
        assert {move.die for move in table.legal(Visionary)} == {1}


class TestCareful:
    @pytest.mark.clause("6.4")
    def test_there_is_no_falling_back_but_the_turn_ends(self):
        table = holding("careful").climb(3).throw(red=[1]).tally()
        assert table.legal() == [Decline(), Careful()]
        table.play(Careful())
        assert table.seat == 1
        assert table.karma == [4, 0]

    @pytest.mark.clause("6.4")
    def test_declining_falls_back(self):
        assert holding("careful").climb(3).throw(red=[1]).tally().play(Decline()).karma == [2, 0]

    @pytest.mark.clause("6.4")
    def test_the_first_zone_is_kept_too(self):
        assert holding("careful").climb(1).throw(red=[1]).tally().play(Careful()).karma == [1, 0]


class TestGenerous:
    @pytest.mark.clause("6.5")
    @pytest.mark.parametrize(("zones", "karma"), [(1, 4), (5, 13)])
    def test_three_more_at_the_end_of_the_turn(self, zones, karma):
        table = holding("generous").climb(zones).stop()
        assert table.legal() == [Decline(), Generous()]
        assert table.play(Generous()).karma == [karma, 0]
        assert table.seat == 1

    @pytest.mark.clause("6.5")
    @pytest.mark.parametrize(("zones", "karma"), [(1, 3), (3, 5)])
    def test_three_more_after_a_failed_throw_too(self, zones, karma):
        assert holding("generous").climb(zones).throw(red=[1]).tally().play(Generous()).karma == [karma, 0]

    @pytest.mark.clause("6.5", "2.9")
    def test_three_more_at_the_top_with_two_for_each_unused_die(self):
        assert holding("generous", "violet").climb(6).play(Generous()).karma == [20, 0]

    @pytest.mark.clause("6.5", "2.8")
    def test_three_more_when_the_pool_is_empty(self):
        assert holding("generous").throw(red=[1] * 6).tally().play(Generous()).karma == [4, 0]

    @pytest.mark.clause("6.5")
    def test_declining_scores_the_zone(self):
        assert holding("generous", "violet").climb(6).play(Decline()).karma == [17, 0]


class TestPatient:
    @pytest.mark.clause("6.6")
    @pytest.mark.parametrize(("second", "climbs"), [([5], True), ([4], True), ([3], False)])
    def test_the_total_to_beat_is_three_lower(self, second, climbs):
        table = holding("patient").throw(red=[6]).tally().play(Patient()).throw(red=second).tally()
        assert table.seat == (0 if climbs else 1)

    @pytest.mark.clause("6.6")
    def test_it_is_for_one_throw_only(self):
        table = holding("patient").throw(red=[6]).tally().play(Patient()).throw(red=[4]).tally()
        assert table.state.beat == 4
        assert table.throw(red=[4]).tally().karma == [1, 0]

    @pytest.mark.clause("6.6")
    def test_even_nothing_beats_a_total_of_two(self):
        table = holding("patient", "orange").throw(red=[2]).tally().play(Patient()).throw(orange=[1])
        assert table.play(Nudge(0, False)).tally().state.zone == 2

    @pytest.mark.clause("6.6")
    def test_it_is_offered_before_a_later_throw_and_before_picking_its_dice(self):
        table = holding("patient")
        assert table.legal() == [Pick(Colour.RED)]
        assert table.climb(1).legal() == [Pick(Colour.RED), Stop(), Patient()]
        assert table.play(Patient()).legal() == [Pick(Colour.RED), Stop()]
        assert holding("patient").climb(1).pick(red=1).legal() == [Pick(Colour.RED), Throw()]

    @pytest.mark.clause("6.6", "2.8")
    def test_it_is_offered_while_a_die_is_left(self):
        assert Patient() in holding("patient").throw(red=[1] * 5).tally().legal()
        assert holding("patient").throw(red=[1] * 6).tally().seat == 1

    @pytest.mark.clause("6.6")
    def test_one_may_stop_all_the_same(self):
        assert holding("patient").climb(1).play(Patient()).stop().karma == [1, 0]

    @pytest.mark.clause("6.6")
    def test_it_does_not_last_into_the_next_turn(self):
        table = holding("patient").climb(1).play(Patient()).stop().throw(red=[6]).tally().throw(red=[6]).tally()
        assert table.karma == [1, 0]
        table.draft_any().throw(red=[6]).tally().throw(red=[6]).tally()
        assert table.karma == [1, 0]


class TestRestless:
    @pytest.mark.clause("6.7")
    def test_any_dice_of_the_throw_are_thrown_again(self):
        table = holding("restless").throw(red=[1, 5, 2, 6])
        assert table.legal() == [Tally(), *[Restless(die) for die in range(4)]]
        assert table.play(Restless(0)).legal() == [Throw(), Restless(1), Restless(2), Restless(3)]
        assert table.play(Restless(2)).legal() == [Throw(), Restless(3)]
        table.play(Throw()).roll(4, 3)
        assert table.faces() == [4, 5, 3, 6]
        assert table.legal() == [Tally()]

    @pytest.mark.clause("6.7")
    def test_all_dice_may_be_thrown_again(self):
        table = holding("restless").throw(red=[1, 1]).play(Restless(0), Restless(1), Throw()).roll(6, 5)
        assert table.faces() == [6, 5]

    @pytest.mark.clause("6.7")
    def test_powers_used_stay_used(self):
        table = holding("restless", "orange light-blue").throw(orange=[1], light_blue=[1])
        table.play(Nudge(0, True), Reroll(1)).roll(2).play(Restless(0), Restless(1), Throw()).roll(3, 4)
        assert table.faces() == [3, 4]
        assert table.legal() == [Tally()]

    @pytest.mark.clause("6.7")
    def test_powers_not_used_may_follow(self):
        table = holding("restless", "light-blue").throw(light_blue=[1]).play(Restless(0), Throw()).roll(2)
        assert table.legal() == [Tally(), Reroll(0)]

    @pytest.mark.clause("6.7")
    def test_a_multiplication_made_before_counts_for_the_new_face(self):
        table = holding("restless", "violet").throw(violet=[1]).play(Triple(0), Restless(0), Throw()).roll(6)
        assert table.tally().state.beat == 18

    @pytest.mark.clause("6.7", "3.9")
    def test_dice_taken_out_are_not_thrown_again(self):
        table = holding("restless", "yellow").throw(red=[1, 2, 3], yellow=[4]).play(Remove(3, 1))
        assert table.legal(Restless) == [Restless(0), Restless(2), Restless(3)]
        assert table.play(Restless(0)).legal() == [Throw(), Restless(2), Restless(3)]

    @pytest.mark.clause("6.7", "3.8")
    def test_a_yogi_thrown_again_shows_its_own_faces(self):
        table = holding("restless", yogi=0).throw(red=[1], white=[1]).play(Restless(1), Throw())
        assert table.match.odds() == {Roll(1): 2, Roll(2): 2, Roll(3): 2}


class TestEnvious:
    @pytest.mark.clause("6.8")
    def test_a_die_has_the_power_of_a_colour_that_another_owns(self):
        table = holding("envious", "violet", "orange orange green").throw(red=[4])
        assert table.legal() == [Tally(), Envious(0, Colour.ORANGE), Envious(0, Colour.GREEN)]
        table.play(Envious(0, Colour.ORANGE))
        assert table.legal() == [Tally(), Nudge(0, False), Nudge(0, True)]

    @pytest.mark.clause("6.8")
    def test_any_other_player_will_do(self):
        table = deal(seats=3).arrange(traits=["envious"], owned=["", "orange", "violet"]).throw(red=[4])
        assert table.legal(Envious) == [Envious(0, Colour.ORANGE), Envious(0, Colour.VIOLET)]

    @pytest.mark.clause("6.8")
    def test_the_die_keeps_its_own_power_and_lacks_the_other(self):
        table = holding("envious", "orange", "orange violet").throw(orange=[4])
        assert table.legal(Envious) == [Envious(0, Colour.VIOLET)]
        table.play(Envious(0, Colour.VIOLET), Triple(0), Nudge(0, True))
        assert table.tally().state.beat == 15

    @pytest.mark.clause("6.8")
    @pytest.mark.parametrize(("move", "points"), [(Double(0), 8), (Triple(0), 12)])
    def test_a_die_with_two_multipliers_multiplies_once(self, move, points):
        table = holding("envious", "dark-blue", "violet").throw(dark_blue=[4]).play(Envious(0, Colour.VIOLET))
        assert table.legal() == [Tally(), Double(0), Triple(0)]
        assert table.play(move).legal() == [Tally()]
        assert table.tally().state.beat == points

    @pytest.mark.clause("6.8")
    def test_a_second_multiplier_is_of_no_use_once_multiplied(self):
        table = holding("envious", "dark-blue", "violet").throw(dark_blue=[4])
        table.play(Double(0), Envious(0, Colour.VIOLET))
        assert table.legal() == [Tally()]

    @pytest.mark.clause("6.8")
    def test_the_yogi_may_have_a_power_and_its_colour_is_none(self):
        table = deal(seats=3).arrange(traits=["envious"], owned=["", "light-blue"], yogi=0).throw(white=[1])
        table.play(Envious(0, Colour.LIGHT_BLUE), Reroll(0))
        assert table.match.odds() == {Roll(1): 2, Roll(2): 2, Roll(3): 2}
        table = deal().arrange(traits=["envious"], yogi=1).throw(red=[1])
        assert table.legal() == [Tally()]

    @pytest.mark.clause("6.8")
    def test_it_is_for_this_throw_only(self):
        table = holding("envious", "", "violet").throw(red=[1]).play(Envious(0, Colour.VIOLET)).tally()
        assert table.throw(red=[6]).legal() == [Tally()]

    @pytest.mark.clause("6.8", "3.9")
    def test_a_die_taken_out_gains_nothing(self):
        table = holding("envious", "yellow", "violet").throw(red=[1], yellow=[1]).play(Remove(1, 0))
        assert table.legal(Envious) == [Envious(1, Colour.VIOLET)]


class TestMimic:
    @pytest.mark.clause("6.9")
    def test_a_die_takes_the_face_and_the_power_of_another(self):
        table = holding("mimic", "violet").throw(red=[1], violet=[6])
        assert table.legal(Mimic) == [Mimic(0, 1), Mimic(1, 0)]
        table.play(Mimic(0, 1))
        assert table.faces() == [6, 6]
        assert table.play(Triple(0), Triple(1)).tally().state.beat == 36

    @pytest.mark.clause("6.9")
    def test_the_copied_power_is_unused(self):
        table = holding("mimic", "violet").throw(red=[1], violet=[6]).play(Triple(1), Mimic(0, 1))
        assert table.legal() == [Tally(), Triple(0)]
        assert table.tally().state.beat == 6 + 18

    @pytest.mark.clause("6.9")
    def test_a_used_power_of_the_same_kind_is_fresh_again(self):
        table = holding("mimic", "orange orange").throw(orange=[2, 5]).play(Nudge(0, True), Mimic(0, 1))
        assert table.legal(Nudge) == [Nudge(0, False), Nudge(0, True), Nudge(1, False), Nudge(1, True)]

    @pytest.mark.clause("6.9")
    def test_the_copied_power_replaces_the_dies_own(self):
        table = holding("mimic", "orange violet").throw(red=[2], orange=[3], violet=[4]).play(Mimic(1, 2))
        assert table.legal() == [Tally(), Triple(1), Triple(2)]
        table = holding("mimic", "orange").throw(red=[2], orange=[3]).play(Mimic(1, 0))
        assert table.legal() == [Tally()]
        assert table.faces() == [2, 2]

    @pytest.mark.clause("6.9")
    def test_a_multiplication_made_before_stands_and_is_the_only_one(self):
        table = holding("mimic", "dark-blue violet").throw(dark_blue=[1], violet=[6]).play(Double(0), Mimic(0, 1))
        assert table.legal() == [Tally(), Triple(1)]
        assert table.tally().state.beat == 2 * 6 + 6

    @pytest.mark.clause("6.9")
    def test_a_yogi_that_mimics_shows_any_face_but_falls_on_its_own(self):
        table = holding("mimic", "light-blue", yogi=0).throw(light_blue=[6], white=[1]).play(Mimic(1, 0))
        assert table.faces() == [6, 6]
        table.play(Reroll(1))
        assert table.match.odds() == {Roll(1): 2, Roll(2): 2, Roll(3): 2}

    @pytest.mark.clause("6.9", "3.9")
    def test_dice_taken_out_neither_mimic_nor_are_mimicked(self):
        table = holding("mimic", "yellow").throw(red=[1, 2], yellow=[3]).play(Remove(2, 0))
        assert table.legal(Mimic) == [Mimic(1, 2), Mimic(2, 1)]

    @pytest.mark.clause("6.9")
    def test_a_mimicked_green_copies(self):
        table = holding("mimic", "green").throw(red=[1, 6], green=[2]).play(Mimic(0, 2), Copy(0, 1), Copy(2, 1))
        assert table.faces() == [6, 6, 6]


class TestDetached:
    @pytest.mark.clause("6.10")
    def test_the_dice_of_the_lowest_zone_go_back_into_the_pool(self):
        table = holding("detached", "violet").throw(red=[1], violet=[1]).tally().throw(red=[6]).tally()
        assert table.legal() == [Pick(Colour.RED), Stop(), Detached()]
        table.play(Detached())
        assert table.pool() == {"red": 5, "violet": 1}
        assert (table.placed(1), table.placed(2)) == ({}, {"red": 1})

    @pytest.mark.clause("6.10")
    def test_the_zone_and_the_total_to_beat_stay(self):
        table = holding("detached").throw(red=[5]).tally().play(Detached())
        assert (table.state.zone, table.state.beat) == (1, 5)
        assert table.throw(red=[5]).tally().karma == [0, 0]
        assert table.seat == 1

    @pytest.mark.clause("6.10", "2.8")
    def test_also_when_the_pool_is_empty(self):
        table = holding("detached").throw(red=[1, 1, 1]).tally().throw(red=[2, 2, 2]).tally()
        assert table.legal() == [Stop(), Detached()]
        table.play(Detached()).throw(red=[5, 5, 5]).tally()
        assert table.seat == 1
        assert table.karma == [4, 0]

    @pytest.mark.clause("6.10", "2.8")
    def test_with_an_empty_pool_one_may_stop_instead(self):
        assert holding("detached").throw(red=[1] * 6).tally().stop().karma == [1, 0]

    @pytest.mark.clause("6.10", "2.9")
    def test_at_the_last_zone_the_turn_is_over(self):
        table = holding("detached").climb(6)
        assert table.seat == 1
        assert table.karma == [15, 0]

    @pytest.mark.clause("6.10", "2.9")
    def test_dice_taken_back_and_not_thrown_count_as_unused(self):
        table = holding("detached", "orange orange").throw(orange=[1, 1]).tally()
        for face in (3, 4, 5, 6):
            table.throw(red=[face]).tally()
        assert table.play(Detached()).throw(red=[6, 6]).tally().karma == [19, 0]

    @pytest.mark.clause("6.10")
    def test_not_before_the_first_throw_nor_after_picking(self):
        table = holding("detached")
        assert table.legal() == [Pick(Colour.RED)]
        assert Detached() not in table.climb(1).pick(red=1).legal()

    @pytest.mark.clause("6.10", "3.9")
    def test_dice_taken_out_of_the_first_throw_come_back_too(self):
        table = holding("detached", "yellow").throw(red=[1, 2], yellow=[3]).play(Remove(2, 2)).tally().play(Detached())
        assert table.pool() == {"red": 6, "yellow": 1}


class TestMinimalist:
    @pytest.mark.clause("6.11")
    @pytest.mark.parametrize(("second", "climbs"), [([6], True), ([5], True), ([4], False)])
    def test_an_equal_total_counts_as_higher(self, second, climbs):
        table = holding("minimalist").throw(red=[5]).tally().throw(red=second)
        assert table.legal() == [Tally(), Minimalist()]
        assert table.play(Minimalist()).legal() == [Tally()]
        assert table.tally().seat == (0 if climbs else 1)

    @pytest.mark.clause("6.11")
    def test_it_is_for_this_throw_only(self):
        table = holding("minimalist").throw(red=[5]).tally().throw(red=[5]).play(Minimalist()).tally()
        assert table.throw(red=[5]).tally().karma == [1, 0]

    @pytest.mark.clause("6.11")
    def test_it_is_not_offered_for_a_first_throw_nor_before_the_dice_are_seen(self):
        table = holding("minimalist").throw(red=[5])
        assert table.legal() == [Tally()]
        assert Minimalist() not in table.tally().legal()

    @pytest.mark.clause("6.11")
    def test_unused_an_equal_total_fails(self):
        assert holding("minimalist").throw(red=[5]).tally().throw(red=[5]).tally().seat == 1


class TestNegotiator:
    @pytest.mark.clause("6.12")
    def test_the_negotiator_chooses_first_and_the_others_follow_in_their_order(self):
        table = deal(seats=4).arrange(traits=["negotiator"]).score(4, 2, 7, 1)
        assert table.seat == 0
        assert table.legal() == [Decline(), Negotiator()]
        table.play(Negotiator())
        seats = []
        while table.legal(Draft):
            seats.append(table.seat)
            table.play(table.legal(Draft)[0])
        assert seats == [0, 3, 1, 2]

    @pytest.mark.clause("6.12")
    def test_who_is_first_anyway_is_not_asked(self):
        table = holding("negotiator").score(1, 1)
        assert table.seat == 0
        assert table.legal() == table.legal(Draft) != []

    @pytest.mark.clause("6.12")
    def test_declining_leaves_the_order_and_keeps_the_card(self):
        table = holding("negotiator").score(2, 1).play(Decline())
        assert table.seat == 1
        table.draft_any().score(1, 1)
        assert table.legal() == [Decline(), Negotiator()]

    @pytest.mark.clause("6.12", "4.3")
    def test_the_last_die_of_the_reserve_can_be_negotiated_for(self):
        table = holding("negotiator").arrange(reserve=[0, 1]).score(2, 1).play(Negotiator()).draft("orange")
        assert (table.owned(0), table.owned(1)) == ({"orange": 1}, {})

    @pytest.mark.clause("6.12")
    def test_without_a_drafting_nobody_is_asked(self):
        table = deal(first_to=99).arrange(traits=["negotiator"], reserve=[0] * 8).score(2, 1)
        assert table.legal() == [Pick(Colour.RED)]


class TestThrifty:
    @pytest.mark.clause("6.13")
    def test_unused_dice_bring_three_each(self):
        table = holding("thrifty", "violet orange").climb(6)
        assert table.legal() == [Decline(), Thrifty()]
        assert table.play(Thrifty()).karma == [21, 0]

    @pytest.mark.clause("6.13")
    def test_declining_they_bring_two_each(self):
        assert holding("thrifty", "violet orange").climb(6).play(Decline()).karma == [19, 0]

    @pytest.mark.clause("6.13")
    def test_it_is_not_offered_without_unused_dice_nor_below_the_last_zone(self):
        assert holding("thrifty").climb(6).karma == [15, 0]
        assert holding("thrifty", "violet").climb(5).stop().karma == [10, 0]


def test_a_card_cannot_be_played_by_who_does_not_hold_it():
    table = holding("mimic").throw(red=[1, 2])
    with pytest.raises(IllegalMove):
        table.play(Visionary(0, 6))
    with pytest.raises(IllegalMove):
        table.match.play(1, Mimic(0, 1))
    with pytest.raises(IllegalMove):
        table.match.play(NATURE, Mimic(0, 1))
