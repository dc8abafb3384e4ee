"""Ratings from contests: who came before whom, again and again."""

Contest = list[tuple[int, float]]
"""Who took part (a number), and how it went for them: more is better, equal is a tie."""


def rate(count: int, contests: list[Contest]) -> list[tuple[float, float]]:
    """The skill of everybody and its standard deviation, after all contests in their order.

    Everybody begins at 25 with a deviation of 25 / 3; four points are odds of about two to one.
    """
    from openskill.models import PlackettLuce  # slow to load, and wanted at the end of a league only

    model = PlackettLuce()
    skills = [model.rating() for _ in range(count)]
    for contest in contests:
        found = model.rate(
            [[skills[who]] for who, _ in contest], scores=[float(outcome) for _, outcome in contest]
        )
        for (who, _), team in zip(contest, found, strict=True):
            skills[who] = team[0]
    return [(skill.mu, skill.sigma) for skill in skills]
