"""A run of a lesson: what counts, what is said, what follows by itself, and what taking back does."""

import pytest

from tests.learn.samples import FOLLOWERS, STEPS, sample
from theomachy.learn.rehearsal import follow, give, rehearsed
from theomachy.learn.run import CHOOSE_FIRST, OVER, READ_FIRST, LessonRun


def run_of(text: str) -> LessonRun:
    lesson = sample(text)
    return LessonRun(lesson, lesson.begin())


def play(run: LessonRun, *answers: str) -> None:
    for text in answers:
        follow(run)
        assert give(run, text) == ""
    follow(run)


def objection(run: LessonRun, text: str) -> str:
    return run.objection(run.game.code(run.s, text))


@pytest.mark.parametrize("text", [FOLLOWERS, STEPS])
def test_samples_fit_their_games(text: str) -> None:
    run, faults = rehearsed(sample(text))
    assert faults == []
    assert run.over
    assert run.due() is None
    assert run.step is None
    assert run.next_answer() is None


def test_a_step_to_read_stands_still() -> None:
    run = run_of(FOLLOWERS)
    assert run.due() is None
    assert objection(run, "gain") == READ_FIRST
    with pytest.raises(ValueError, match="no question"):
        run.wrong("more")
    run.go_on()
    with pytest.raises(ValueError, match="not only to be read"):
        run.go_on()


def test_a_step_to_play_takes_what_counts_and_says_what_does_not() -> None:
    run = run_of(FOLLOWERS)
    run.go_on()
    assert objection(run, "move") == "ankh-lesson-sample-gain-says-later"
    assert objection(run, "unlock") == "ankh-lesson-sample-gain-other"
    assert run.game.text(run.s, run.next_answer() or 0) == "gain"
    play(run, "gain", "yes")
    assert [deed.seat for deed in run.deeds] == [None, 0, 0, 0]
    assert run.by_itself == [False, False, True]  # Unlock was all that was left
    assert objection(run, "inspiring") == ""
    assert objection(run, "revered") == "ankh-lesson-sample-gain-other"
    play(run, "inspiring")
    assert run.step is not None
    assert run.step.name == "why"
    assert run.document()["turn"] == "isis"


def test_a_question_is_answered_by_what_is_right() -> None:
    run = run_of(FOLLOWERS)
    run.go_on()
    play(run, "gain", "yes", "commanding")
    assert objection(run, "move") == CHOOSE_FIRST
    assert run.wrong("fewer") == "ankh-lesson-sample-why-wrong"
    with pytest.raises(ValueError, match="the choices are more, fewer"):
        run.wrong("none")
    with pytest.raises(ValueError, match="not right"):
        run.choose("fewer")
    run.choose("more")
    assert run.said() == "ankh-lesson-sample-why-right"


def at_the_goal() -> LessonRun:
    run = run_of(FOLLOWERS)
    run.go_on()
    play(run, "gain", "yes", "commanding")
    run.choose("more")
    return run


def test_a_goal_takes_every_answer_until_the_turn_is_over() -> None:
    run = at_the_goal()
    play(run, "gain")
    assert run.next_answer() is None  # the learner goes another way
    play(run, "yes")  # and nothing to unlock can be paid
    assert run.missed
    assert run.due() is None
    assert objection(run, run.game.text(run.s, run.s.options(0)[0])) == "ankh-lesson-sample-walk-again"
    run.again()
    play(run, "move", "5,1", "4,2")
    assert run.over
    assert run.objection(0) == OVER


def test_taking_back_reopens_steps() -> None:
    run = at_the_goal()
    assert run.number == 3
    play(run, "move")
    run.take_back(run.answers() - 1)
    assert run.number == 3  # the choice was made before
    run.take_back(3)
    assert run.number == 1
    assert run.given == 2
    run.take_back(0)
    assert (run.number, run.given) == (1, 0)
    run.again(whole=True)
    assert run.number == 0


def test_a_step_to_read_lets_the_others_move() -> None:
    run = run_of(STEPS)
    run.go_on()
    play(run, "draw", "open-gift", "deck", "deck")
    assert run.step is not None
    assert run.step.name == "theirs"
    assert run.told == 7
    assert run.s.waiting() == [0]
    assert run.document()["hands"] == {
        "red": {"move": 2, "dancer": 1, "temple": 1, "gift": 2, "priest": 1},
        "green": {"move": 5, "gift": 3},
    }


def test_rehearsing_names_what_is_wrong() -> None:
    def faults(old: str, new: str, text: str = FOLLOWERS) -> str:
        assert old in text
        return "\n".join(rehearsed(sample(text.replace(old, new)))[1])

    assert "'5,1' is not legal" in faults('["move", "5,1", "4,2"]', '["gain", "5,1", "4,2"]')
    assert "'nowhere' names no option" in faults('["move", "5,1", "4,2"]', '["move", "nowhere"]')
    assert "step[1].others: ra could not answer 'revered'" in faults("unlock revered", "revered")
    assert "nobody asked for ra: gain" in faults("unlock revered", "unlock revered gain")
    assert "step[0].lights: there is no figure:99,1" in faults("figure:5,1", "figure:99,1")
    assert "there is no rule ANKH-GAIN-99" in faults("ANKH-GAIN-01", "ANKH-GAIN-99")
    assert "step[3]: it is done before the learner has done anything" in faults('has = "4,2"', 'has = "5,1"')
    assert "step[3]: it is not done at its end: figures.isis.god has '8,8'" in faults('has = "4,2"', 'has = "8,8"')
    assert "step[3].do: the step is done before" in faults('"4,2"]', '"4,2", "4,3"]')
