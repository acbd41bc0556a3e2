"""How the page lies in the hand: what a reader may switch on, and the keys that then work."""

from calculators.kit.markup import element, opening, text

CHOICES = {
    "awake": (
        "Keep the screen on",
        "While a page of this book is in front. It takes more of the battery.",
    ),
    "big": ("Big type", "Answers and buttons to be read at arm's length."),
    "left": ("Left hand", "What a thumb needs often stands on the left."),
    "buzz": ("A short buzz", "At each press of a button, where the device can."),
    "keys": ("Single keys", "The letters below, wherever you are not typing."),
}
KEYS = {
    "?": "this list",
    "u": "undo in a scene",
    "r": "redo in a scene",
    "l": "the log of a scene",
    "s": "search",
    "b": "back to the chapter before",
    "n": "on to the next chapter",
}
ALWAYS = {
    "Tab": "from one thing to the next",
    "↑ ↓": "one more, one less in a field of numbers",
    "← →": "from one choice to the next",
    "Enter": "do it, or follow the link",
    "Esc": "close what is open",
}


def panel() -> str:
    """The choices, kept on this device as they are made."""
    rows = [choice(name, label, hint) for name, (label, hint) in CHOICES.items()]
    absent = element("p", "This browser cannot keep the screen on.", hidden=True, data_no_wake=True)
    return element(
        "fieldset",
        element("legend", "On this device"),
        *rows,
        absent,
        class_="hands calc-form",
        data_hands=True,
        data_search_exclude=True,
    )


def choice(name: str, label: str, hint: str) -> str:
    """One choice, a check box that looks like a chip."""
    id = f"hand-{name}"
    box = opening("input", type="checkbox", id=id, data_hand=name, aria_describedby=f"{id}-hint")
    chip = element("span", box, element("label", text(label), for_=id), class_="chip check")
    return element("div", chip, element("p", text(hint), class_="hint", id=f"{id}-hint"))


def keys_list() -> str:
    """Every key and what it does."""
    return listed("With *Single keys* on", KEYS) + listed("Always", ALWAYS)


def listed(title: str, keys: dict[str, str]) -> str:
    """Some keys as a list of terms."""
    rows = [
        element("div", element("dt", element("kbd", text(key))), element("dd", text(words)))
        for key, words in keys.items()
    ]
    head = element("p", text(title.replace("*", "")), class_="keys-title")
    return head + element("dl", *rows, class_="keys")


def help_sheet() -> str:
    """The keys on a sheet that every page has and the key ``?`` opens."""
    close = element("button", "Close", class_="act")
    return element(
        "dialog",
        element("p", "Keys", class_="keys-head"),
        keys_list(),
        element("form", close, method="dialog"),
        class_="key-sheet md-typeset",
        aria_label="Keys",
        data_keys=True,
    )
