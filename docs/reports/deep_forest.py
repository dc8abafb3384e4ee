"""Plays the games behind the report in docs/deep_forest.md and writes it.

python docs/reports/deep_forest.py              what is missing is played first; an interrupted run goes on
python docs/reports/deep_forest.py --games 40   a quick look (other figures, wider intervals)

Needs the extra `study`. On the compiled build it is many times faster: `make fast`, then
PYTHONPATH=build/compiled python docs/reports/deep_forest.py
"""

from forest_open import questions, variants
from forest_play import first_seat, leaving, monsters, sets, trolls
from forest_studies import SEED, Played, play_all
from forest_supply import Fields, coins, market, printed
from pages import arguments, fill, lines_of, words

COMMAND = "python docs/reports/deep_forest.py"
GAMES = 1200


def how(played: Played) -> Fields:
    """How it was measured."""

    def seconds(name: str) -> str:
        lines = lines_of(getattr(played, name))
        return f"{sum(line.seconds for line in lines) / len(lines):.2f}"

    return {
        "how_command": f"{COMMAND} --games {len(lines_of(played.two))}",
        "how_games": f"{sum(len(results.lines) for results in played):,}",
        "how_seed": str(SEED),
        "how_main": str(len(lines_of(played.two))),
        "how_bot": played.two.study.variants[0].bots[0],
        "how_strong": str(len(lines_of(played.strong))),
        "how_level": played.strong.study.variants[0].bots[0],
        "how_three": str(len(lines_of(played.three))),
        "how_fours": str(len(lines_of(played.four))),
        "how_sparse": str(played.sparse.deals),
        "how_worth": str(played.worth.deals),
        "how_variants": str(played.variants.deals),
        "how_seconds": seconds("two"),
        "how_four": seconds("four"),
        "how_long": seconds("strong"),
    }


def main() -> None:
    said = arguments("deep_forest.md", GAMES)
    played = play_all(said.games, said.jobs, said.bots, said.keep)
    pictures = said.page.parent / "pictures"
    fields = (
        how(played)
        | coins(played, pictures)
        | market(played, pictures)
        | printed(played)
        | trolls(played)
        | monsters(played)
        | sets(played)
        | leaving(played, pictures)
        | first_seat(played)
        | variants(played)
        | questions(played)
    )
    fill(said.page, COMMAND, words("deep_forest", fields))


if __name__ == "__main__":
    main()
