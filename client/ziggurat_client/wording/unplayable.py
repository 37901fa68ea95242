"""Why a saved match cannot be played on, in the person's language."""

from __future__ import annotations

from ziggurat.match.replaying import UnplayableStep
from ziggurat_client.wording.words import Words


def unplayable(words: Words, trouble: UnplayableStep) -> str:
    """The sentence that names the step, and what is wrong with it."""
    step = trouble.step
    if trouble.why == "other_rules":
        return words.say("replay.step.other_rules", step=step, version=trouble.rules_version)
    if trouble.why == "differs":
        return words.say("replay.step.differs", step=step, noticed=trouble.noticed)
    if trouble.why == "no_step":
        return words.say("replay.step.no_step", step=step)
    if trouble.rule:
        return words.say("replay.step.refused_by", step=step, rule=trouble.rule)
    return words.say("replay.step.refused", step=step)
