"""How a finished match ended, so that a list of them need not read their journals."""

from __future__ import annotations

import sqlalchemy as sql
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Of matches that were over before, it is not kept."""
    op.add_column("tables", sql.Column("outcome", sql.Text))


def downgrade() -> None:
    """Drop the outcomes."""
    op.drop_column("tables", "outcome")
