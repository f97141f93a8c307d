"""The request that has made an entry stands beside it: in a list of its own it cost as much as the entry."""

from __future__ import annotations

import sqlalchemy as sql
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Those that were carried out before stay where they are."""
    op.add_column("entries", sql.Column("request", sql.String(100)))
    op.add_column("entries", sql.Column("at", sql.BigInteger))


def downgrade() -> None:
    """Back to the list, and drop the columns."""
    moved = 'SELECT "table", request, at FROM entries WHERE request IS NOT NULL'
    op.execute(f'INSERT INTO requests ("table", request, at) {moved} ON CONFLICT DO NOTHING')
    op.drop_column("entries", "at")
    op.drop_column("entries", "request")
