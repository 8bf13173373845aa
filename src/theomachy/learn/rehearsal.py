"""A lesson played from beginning to end as it is written, to find out whether it fits the game it teaches."""

from typing import Final

from theomachy.engine.options import UnknownText
from theomachy.engine.things import Thing
from theomachy.games import registry
from theomachy.learn.lesson import CHOICE, READ, Lesson, Step
from theomachy.learn.run import LessonRun
from theomachy.words.rule_catalogue import groups

MOST: Final = 500
"""No lesson has so many answers; a script that goes round in circles is stopped here."""


def rehearsed(lesson: Lesson) -> tuple[LessonRun, list[str]]:
    """The lesson played to its end by what its steps say, and everything that is wrong with it."""
    run = LessonRun(lesson, lesson.begin())
    found = [f"{lesson.place}.rules: there is no rule {rule}" for rule in unknown_rules(lesson)]
    for step in lesson.steps:
        follow(run)
        found += [f"{step.place}.lights: there is no {thing.kind}:{thing.name}" for thing in unknown(lesson, step)]
        if run.step is not step:
            found.append(f"{step.place}: it is done before the learner has done anything")
            break
        found += rehearse_step(run, step)
        if run.step is step:
            found.append(f"{step.place}: it is not done at its end{why_not(run)}")
            break
    return run, [*dict.fromkeys(found + run.faults)]


def follow(run: LessonRun) -> None:
    """Let everything happen that follows by itself."""
    for _ in range(MOST):
        due = run.due()
        if due is None:
            return
        run.answer(*due)
    raise ValueError(f"{run.lesson.place}: the others never let the learner answer")


def rehearse_step(run: LessonRun, step: Step) -> list[str]:
    """Do what a step asks for; what is wrong with it."""
    if step.kind == READ:
        run.go_on()
        return []
    if step.kind == CHOICE:
        wrong = [choice for choice in step.choices if not run.wrong(choice)]
        run.choose(step.right)
        return [] if wrong == [step.right] else [f"{step.place}.right: {wrong} count as right"]
    for text in step.do:
        follow(run)
        if run.step is not step:
            return [f"{step.place}.do: the step is done before {text!r}"]
        fault = give(run, text)
        if fault:
            return [f"{step.place}.do: {fault}"]
    if run.step is step:
        follow(run)
    return []


def give(run: LessonRun, text: str) -> str:
    """Give an answer of the learner; why it cannot be given, or empty."""
    try:
        option = run.game.code(run.s, text)
    except UnknownText as error:
        return str(error)
    options = run.s.options(run.learner)
    if not options:
        return f"{text!r}: the learner is not asked"
    if option not in options:
        reasons = ", ".join(repr(reason) for reason in run.s.reasons(run.learner, option))
        legal = " ".join(run.game.text(run.s, one) for one in options)
        return f"{text!r} is not legal ({reasons}); legal: {legal}"
    objection = run.objection(option)
    if objection:
        return f"{text!r} does not count: {objection}"
    run.answer(run.learner, option)
    return ""


def why_not(run: LessonRun) -> str:
    """What is missing for the open step."""
    step = run.step
    if step is None or not step.until:
        return ""
    document = run.document()
    return ": " + "; ".join(repr(fact) for fact in step.until if not fact.holds(document))


def unknown_rules(lesson: Lesson) -> list[str]:
    """Rules that the game does not have."""
    return [rule for rule in lesson.rules if rule not in groups("en")]


def unknown(lesson: Lesson, step: Step) -> list[Thing]:
    """Lit things that the game does not have."""
    package = registry.package(lesson.game)
    printed, families = package.printed["things"], package.game.families()

    def known(thing: Thing) -> bool:
        kind = thing.kind
        if kind in printed and thing.name in [item["name"] for item in printed[kind]["items"]]:
            return True
        family = families.get(printed[kind]["of"] or kind if kind in printed else kind)
        return family is not None and thing.name in family.names

    return [thing for thing in step.lights if not known(thing)]
