"""`python -m tanglewood` is the `tanglewood` command."""

from tanglewood.cli import main

if __name__ == "__main__":
    main()
