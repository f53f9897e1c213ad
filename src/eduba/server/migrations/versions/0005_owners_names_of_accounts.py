"""for whom a match is counted; names of accounts without space around them

`matches` only gets a column: made anew on SQLite, it would take along all rows that refer to it.
"""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("matches", schema=None, recreate="never") as batch_op:
        batch_op.add_column(sa.Column("owner", sa.String(length=32), nullable=True))
        batch_op.create_index(batch_op.f("ix_matches_owner"), ["owner"], unique=False)
    connection = op.get_bind()
    names = set(connection.scalars(sa.text("SELECT name FROM accounts")))
    for name in sorted(names):
        tidy = " ".join(name.split())
        if tidy not in names:
            connection.execute(
                sa.text("UPDATE accounts SET name = :tidy WHERE name = :name"), {"tidy": tidy, "name": name}
            )
            names.add(tidy)


def downgrade() -> None:
    with op.batch_alter_table("matches", schema=None, recreate="never") as batch_op:
        batch_op.drop_index(batch_op.f("ix_matches_owner"))
        batch_op.drop_column("owner")
