"""theomachy.server.views.table_view."""
