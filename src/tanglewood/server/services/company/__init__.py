"""People find each other: open tables, following, talk, games played, and standing orders while away."""
