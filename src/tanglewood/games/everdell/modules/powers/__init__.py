"""Worker abilities (MW.power.*)."""
