"""Whether players of a table may ask for the best moves."""

from __future__ import annotations

import sqlalchemy as sql
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """At tables opened before, those who play with bots only may."""
    op.add_column("tables", sql.Column("hints", sql.Boolean))


def downgrade() -> None:
    """Drop it."""
    op.drop_column("tables", "hints")
