"""The tables of the database, as the newest migration leaves them."""

from __future__ import annotations

import sqlalchemy as sql

metadata = sql.MetaData()

tables = sql.Table(
    "tables",
    metadata,
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
    sql.Column("outcome", sql.Text),
    sql.Column("hints", sql.Boolean),
)
members = sql.Table(
    "members",
    metadata,
    sql.Column("guest", sql.String(40), primary_key=True),
    sql.Column("table", sql.String(40), sql.ForeignKey("tables.id"), primary_key=True),
)
entries = sql.Table(
    "entries",
    metadata,
    sql.Column("table", sql.String(40), sql.ForeignKey("tables.id"), primary_key=True),
    sql.Column("number", sql.Integer, primary_key=True, autoincrement=False),
    sql.Column("entry", sql.Text, nullable=False),
    # What was asked that made it, and when that was carried out.
    sql.Column("request", sql.String(100)),
    sql.Column("at", sql.BigInteger),
)
# What was carried out and made no entry.
requests = sql.Table(
    "requests",
    metadata,
    sql.Column("table", sql.String(40), sql.ForeignKey("tables.id"), primary_key=True),
    sql.Column("request", sql.String(100), primary_key=True),
    sql.Column("at", sql.BigInteger, nullable=False),
)
remarks = sql.Table(
    "remarks",
    metadata,
    sql.Column("id", sql.Integer, primary_key=True),
    sql.Column("table", sql.String(40), sql.ForeignKey("tables.id"), nullable=False, index=True),
    sql.Column("name", sql.String(40), nullable=False),
    sql.Column("seat", sql.Integer, nullable=False),
    sql.Column("text", sql.Text, nullable=False),
    sql.Column("at", sql.BigInteger, nullable=False),
    sql.Column("guest", sql.String(40), nullable=False, server_default=""),
)
guests = sql.Table(
    "guests",
    metadata,
    sql.Column("id", sql.String(40), primary_key=True),
    sql.Column("name", sql.String(40), nullable=False),
    sql.Column("key", sql.String(60), nullable=False, unique=True),
)
settings = sql.Table(
    "settings",
    metadata,
    sql.Column("name", sql.String(40), primary_key=True),
    sql.Column("value", sql.Text, nullable=False),
)
nodes = sql.Table(
    "nodes",
    metadata,
    sql.Column("id", sql.String(40), primary_key=True),
    sql.Column("address", sql.String(200), nullable=False),
    sql.Column("rules", sql.Text, nullable=False),
    sql.Column("until", sql.DateTime(timezone=True), nullable=False),
    sql.Column("retired", sql.Boolean, nullable=False),
)
leases = sql.Table(
    "leases",
    metadata,
    sql.Column("table", sql.String(40), sql.ForeignKey("tables.id"), primary_key=True),
    sql.Column("node", sql.String(40)),
    sql.Column("epoch", sql.BigInteger, nullable=False),
)
