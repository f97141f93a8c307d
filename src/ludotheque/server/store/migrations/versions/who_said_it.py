"""Who has made a remark, so that it is forgotten with them and with nobody else."""

from __future__ import annotations

import sqlalchemy as sql
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Of remarks that were made before, only the name and the seat are known."""
    op.add_column("remarks", sql.Column("guest", sql.String(40), nullable=False, server_default=""))


def downgrade() -> None:
    """Drop who has made them."""
    op.drop_column("remarks", "guest")
