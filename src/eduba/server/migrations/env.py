"""Alembic's way in: it runs on the connection it is handed, in batches where SQLite needs them."""

from alembic import context

from eduba.server.models import Base

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=Base.metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
