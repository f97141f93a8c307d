"""The fields of a new table are those that the game declares, with its own words."""

import re


def fields(page, game):
    """Open the sheet for a new table of a game, and find its options."""
    page.goto("/")
    page.get_by_role("button", name=f"{game}: invite").click()
    options = page.get_by_role("group", name="Options")
    options.locator("label").first.wait_for()
    return options


def test_options_are_fields_of_their_kind(open_page):
    options = fields(open_page(""), "Kiwetin")
    assert options.get_by_role("checkbox").count() == 2
    assert not options.get_by_label("Memory aid: show again what has been seen").is_checked()
    times = options.get_by_label("Time to play a Rune")
    assert times.locator("option").all_inner_texts() == ["3 s", "6 s", "12 s"]
    assert times.input_value() == "6000"


def test_options_fit_how_many_play(open_page):
    page = open_page("")
    options = fields(page, "Karma Dice")
    reach = options.get_by_label("Karma to reach")
    assert (reach.get_attribute("min"), reach.get_attribute("max")) == ("0", "999")
    page.get_by_role("radio", name="Solo").check()
    options.get_by_label("The Evil Eye").wait_for()
    assert reach.count() == 0


def test_what_is_chosen_is_what_is_played(open_page):
    page = open_page("")
    options = fields(page, "Rök")
    options.get_by_label("Calm: mark runes in secret instead of racing").check()
    with page.expect_request("**/api/tables") as asked:
        page.get_by_role("button", name="Set the table").click()
    assert asked.value.post_data_json["options"] == {"calm": 1}
    page.wait_for_url(re.compile("/table/"))


def test_every_option_has_words(open_page):
    page = open_page("")
    for game in ("Karma Dice", "Kasimir", "Kiwetin", "Rök"):
        assert not re.search(r"option-|component-", fields(page, game).inner_text())
