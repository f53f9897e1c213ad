"""devices, which stay the same from a match to its rematch

Tables only get columns: made anew on SQLite, they would take along all rows that refer to them.
"""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_index(op.f("ix_matches_rematch"), "matches", ["rematch"])
    with op.batch_alter_table("seat_tokens", schema=None, recreate="never") as batch_op:
        batch_op.add_column(sa.Column("device", sa.String(length=32), nullable=False, server_default=""))
    op.execute("UPDATE seat_tokens SET device = substr(token, 1, 32)")  # each is taken for a device of its own


def downgrade() -> None:
    with op.batch_alter_table("seat_tokens", schema=None, recreate="never") as batch_op:
        batch_op.drop_column("device")
    op.drop_index(op.f("ix_matches_rematch"), table_name="matches")
