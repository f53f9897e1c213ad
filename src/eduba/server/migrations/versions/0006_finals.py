"""how matches looked at their end"""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "finals",
        sa.Column("match_id", sa.String(length=16), nullable=False),
        sa.Column("start", sa.String(length=16), nullable=False),
        sa.Column("view", sa.JSON(), nullable=False),
        sa.ForeignKeyConstraint(
            ["match_id"], ["matches.id"], name=op.f("fk_finals_match_id_matches"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("match_id", name=op.f("pk_finals")),
    )


def downgrade() -> None:
    op.drop_table("finals")
