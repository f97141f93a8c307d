"""The commands."""

from __future__ import annotations

import typer

from ludotheque.cli import authors, contests, experiments, matches, operate, serving

app = typer.Typer(
    help="Five family board games, their rules written once.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)
app.command("games")(authors.list_games)
for command in (
    matches.play,
    serving.serve,
    matches.record,
    matches.show,
    matches.verify,
    experiments.simulate,
    experiments.compare,
    experiments.sweep,
    experiments.replay_seed,
    experiments.records,
    experiments.luck,
    contests.ladder,
    contests.tournament,
    contests.calibrate,
    contests.train,
    authors.new,
    authors.schema,
    authors.types,
    operate.backup,
    operate.restore,
):
    app.command()(command)
app.add_typer(operate.admin, name="admin")
