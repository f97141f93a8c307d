"""The first tables."""

from __future__ import annotations

import sqlalchemy as sql
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Create them."""
    op.create_table(
        "tables",
        sql.Column("id", sql.String(40), primary_key=True),
        sql.Column("game", sql.String(40), nullable=False),
        sql.Column("rules", sql.Integer, nullable=False),
        sql.Column("box", sql.Text, nullable=False),
        sql.Column("host", sql.String(40), nullable=False),
        sql.Column("seats", sql.Text, nullable=False),
        sql.Column("phase", sql.String(10), nullable=False, index=True),
        sql.Column("secret", sql.String(64), nullable=False),
        sql.Column("contributions", sql.Text, nullable=False),
        sql.Column("created", sql.BigInteger, nullable=False),
        sql.Column("begun", sql.BigInteger, nullable=False),
        sql.Column("next_table", sql.String(40)),
    )
    op.create_table(
        "members",
        sql.Column("guest", sql.String(40), primary_key=True),
        sql.Column("table", sql.String(40), sql.ForeignKey("tables.id"), primary_key=True),
    )
    op.create_table(
        "entries",
        sql.Column("table", sql.String(40), sql.ForeignKey("tables.id"), primary_key=True),
        sql.Column("number", sql.Integer, primary_key=True, autoincrement=False),
        sql.Column("entry", sql.Text, nullable=False),
    )
    op.create_table(
        "requests",
        sql.Column("table", sql.String(40), sql.ForeignKey("tables.id"), primary_key=True),
        sql.Column("request", sql.String(100), primary_key=True),
    )
    op.create_table(
        "remarks",
        sql.Column("id", sql.Integer, primary_key=True),
        sql.Column("table", sql.String(40), sql.ForeignKey("tables.id"), nullable=False, index=True),
        sql.Column("name", sql.String(40), nullable=False),
        sql.Column("seat", sql.Integer, nullable=False),
        sql.Column("text", sql.Text, nullable=False),
        sql.Column("at", sql.BigInteger, nullable=False),
    )
    op.create_table(
        "guests",
        sql.Column("id", sql.String(40), primary_key=True),
        sql.Column("name", sql.String(40), nullable=False),
        sql.Column("key", sql.String(60), nullable=False, unique=True),
    )
    op.create_table(
        "settings",
        sql.Column("name", sql.String(40), primary_key=True),
        sql.Column("value", sql.Text, nullable=False),
    )


def downgrade() -> None:
    """Drop them, children first."""
    for name in ("settings", "guests", "remarks", "requests", "entries", "members", "tables"):
        op.drop_table(name)
