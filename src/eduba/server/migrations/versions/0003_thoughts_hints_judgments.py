"""what bots thought, hints, judged decisions; tables that allow hints, tables in a hurry

`matches` only gets columns: made anew on SQLite, it would take along all rows that refer to it.
"""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

KEYS = {"thoughts": ("entry",), "hints": ("entry", "seat"), "judgments": ("entry",)}


def upgrade() -> None:
    for table, keys in KEYS.items():
        op.create_table(
            table,
            sa.Column("match_id", sa.String(length=16), nullable=False),
            *(sa.Column(key, sa.Integer(), nullable=False) for key in keys),
            sa.Column("data", sa.JSON(), nullable=False),
            sa.ForeignKeyConstraint(
                ["match_id"], ["matches.id"], name=op.f(f"fk_{table}_match_id_matches"), ondelete="CASCADE"
            ),
            sa.PrimaryKeyConstraint("match_id", *keys, name=op.f(f"pk_{table}")),
        )
    with op.batch_alter_table("matches", schema=None, recreate="never") as batch_op:
        batch_op.add_column(sa.Column("hints", sa.Boolean(), nullable=False, server_default=sa.false()))
        batch_op.add_column(sa.Column("hurry", sa.Boolean(), nullable=False, server_default=sa.false()))


def downgrade() -> None:
    with op.batch_alter_table("matches", schema=None, recreate="never") as batch_op:
        batch_op.drop_column("hurry")
        batch_op.drop_column("hints")
    for table in reversed(KEYS):
        op.drop_table(table)
