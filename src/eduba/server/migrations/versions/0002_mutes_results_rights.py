"""seats mute one another; results of seats; rights

`matches` only gets a column: made anew on SQLite, it would take along all rows that refer to it.
"""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "mutes",
        sa.Column("match_id", sa.String(length=16), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("unheard", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(
            ["match_id"], ["matches.id"], name=op.f("fk_mutes_match_id_matches"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("match_id", "seat", "unheard", name=op.f("pk_mutes")),
    )
    with op.batch_alter_table("matches", schema=None) as batch_op:
        batch_op.add_column(sa.Column("rights", sa.Integer(), nullable=False, server_default="0"))
    with op.batch_alter_table("seats", schema=None) as batch_op:
        batch_op.add_column(sa.Column("person", sa.Boolean(), nullable=False, server_default=sa.false()))
        batch_op.add_column(sa.Column("points", sa.Integer(), nullable=True))
        batch_op.add_column(sa.Column("rank", sa.Integer(), nullable=True))
        batch_op.drop_column("muted")
    seats = sa.table("seats", sa.column("match_id"), sa.column("seat"), sa.column("person", sa.Boolean()))
    held = sa.table("seat_tokens", sa.column("match_id"), sa.column("seat"))
    holder = sa.select(held.c.seat).where(held.c.match_id == seats.c.match_id, held.c.seat == seats.c.seat)
    op.execute(sa.update(seats).where(holder.exists()).values(person=sa.true()))


def downgrade() -> None:
    with op.batch_alter_table("seats", schema=None) as batch_op:
        batch_op.add_column(sa.Column("muted", sa.Boolean(), nullable=False, server_default=sa.false()))
        batch_op.drop_column("rank")
        batch_op.drop_column("points")
        batch_op.drop_column("person")
    with op.batch_alter_table("matches", schema=None, recreate="never") as batch_op:
        batch_op.drop_column("rights")
    op.drop_table("mutes")
