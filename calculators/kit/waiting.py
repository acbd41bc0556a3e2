"""What is said beside a question while its answer is waited for, and when none comes."""

from calculators.kit.markup import element

BEFORE = "Last answer shown."

LATE = (
    "No answer yet. On a slow line the calculator needs longer to start; or it has stopped. "
    "What is shown stands, and the rules can be read. "
)


def waiting(until: str = BEFORE) -> str:
    """What is said while the calculator starts (`until` then), and when it does not."""
    stages = {
        "fetch": "files.",
        "python": "Python.",
        "rules": "rules.",
    }
    spans = [
        element("span", words, data_stage=stage, hidden=True) for stage, words in stages.items()
    ]
    said = ("Starting the calculator: ", element("span", *spans, class_="stages"), " ", until)
    wait = element("p", *said, class_="calc-wait", hidden=True)
    late = element(
        "div",
        element("span", LATE, data_words=True),
        element("button", "Start it again", type="button", data_anew=True),
        class_="calc-late",
        hidden=True,
    )
    again = element("button", "Try again", type="button", data_retry=True)
    words = (
        "The calculator did not start, or stopped: perhaps there is no connection. "
        "The answer shown is the last one, and the rules can be read. "
    )
    failed = element(
        "div",
        element("span", words, data_words=True),
        again,
        element("code", data_cause=True),
        class_="calc-failed",
        hidden=True,
    )
    off = element(
        "noscript",
        element(
            "p",
            "Without scripts the answer for these values stands; live answers need them.",
            class_="calc-off",
        ),
    )
    return wait + late + failed + off
