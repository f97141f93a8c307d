"""When each request was carried out, so that the oldest can be forgotten."""

from __future__ import annotations

import sqlalchemy as sql
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Those that were there before count as the oldest."""
    op.add_column("requests", sql.Column("at", sql.BigInteger, nullable=False, server_default="0"))


def downgrade() -> None:
    """Drop the times."""
    op.drop_column("requests", "at")
