"""Which node has which table, where several servers have one store."""

from __future__ import annotations

import sqlalchemy as sql
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Nobody has any yet."""
    op.create_table(
        "nodes",
        sql.Column("id", sql.String(40), primary_key=True),
        sql.Column("address", sql.String(200), nullable=False),
        sql.Column("rules", sql.Text, nullable=False),
        sql.Column("until", sql.DateTime(timezone=True), nullable=False),
        sql.Column("retired", sql.Boolean, nullable=False),
    )
    op.create_table(
        "leases",
        sql.Column("table", sql.String(40), sql.ForeignKey("tables.id"), primary_key=True),
        sql.Column("node", sql.String(40)),
        sql.Column("epoch", sql.BigInteger, nullable=False),
    )


def downgrade() -> None:
    """Drop them."""
    op.drop_table("leases")
    op.drop_table("nodes")
