"""The measured cases, in one table, from which the report and the chart follow."""

from typing import NamedTuple


# The kinds of memory on which a build can run: fresh from the system, or kept by the allocator.
MEMORIES = ["fresh", "kept"]
# The memory for the solvers alone, unless a case says otherwise: page faults would obscure the cost of the algorithms.
SOLVER_MEMORY = "kept"


class Duel(NamedTuple):
    """The same operation on the same constraint stream by our solver and by kiwi."""

    stream: str
    size: int
    operation: str
    # The required minimum of kiwi's time divided by ours, or None if there is no target.
    target: float | None
    label: str


class Race(NamedTuple):
    """The same operation on the same layout by our views and by Yoga's nodes."""

    scene: str
    size: int
    operation: str
    # The allowed maximum of our time divided by Yoga's, or None if there is no target.
    target: float | None
    label: str

    @property
    def memories(self) -> list[str]:
        """The kinds of memory to measure with; a change to a finished layout needs no new memory, so one kind is enough."""
        return MEMORIES if self.operation in ["whole", "teardown"] else MEMORIES[:1]


class Fitting(NamedTuple):
    """A request for the fitting size of a column of rows with wrapping text."""

    alignment: str
    rows: int
    # "first" for a new column, or "again" for a column that has already answered.
    question: str
    # The maximum time for the answer in milliseconds, or None if there is no target.
    target: float | None
    label: str


class Layout(NamedTuple):
    """An operation on a layout of views, in one notation."""

    scene: str
    size: int
    operation: str
    syntax: str


DUELS = [
    Duel("list", 10, "build", 3, "list of 10"),
    Duel("list", 100, "build", 15, "list of 100"),
    Duel("list", 1_000, "build", 150, "list of 1,000"),
    Duel("cells", 1, "build", 1.5, "1 music cell"),
    Duel("cells", 10, "build", 5, "10 music cells"),
    Duel("cells", 100, "build", 40, "100 music cells"),
    Duel("cells", 1_000, "build", 500, "1,000 music cells"),
    Duel("nested", 10, "build", 4, "10 nested"),
    Duel("nested", 100, "build", 50, "100 nested"),
    Duel("nested", 1_000, "build", 2_000, "1,000 nested"),
    Duel("list", 1_000, "drag", 40, "drag the width of 1,000 rows"),
    Duel("list", 1_000, "edit", 20_000, "change the first of 1,000 heights"),
    Duel("cells", 1_000, "replace", 1_000, "remove and re-add 1 of 1,000 cells"),
]

RACES = [
    Race("list", 1_000, "whole", 0.6, "list of 1,000"),
    Race("cells", 1_000, "whole", 0.85, "1,000 music cells"),
    Race("nested", 100, "whole", 0.4, "100 nested"),
    Race("cells", 1, "whole", 1, "1 music cell"),
    Race("list", 10, "whole", 0.9, "list of 10"),
    Race("list", 1_000, "resize", 0.02, "new width of 1,000 rows"),
    Race("cells", 1_000, "text", 0.0035, "one text of 1,000 cells"),
    Race("list", 1_000, "nothing", 1, "a pass with nothing to do"),
    Race("list", 1_000, "teardown", 1.1, "teardown of a list of 1,000"),
    Race("cells", 1_000, "teardown", 1.1, "teardown of 1,000 music cells"),
    Race("nested", 100, "teardown", 2, "teardown of 100 nested"),
]

# Kiwi needs 20 seconds and 3.6 GB for each of these, so they are measured once, and only with --full.
LONG_DUELS = [Duel("list", 10_000, "build", 6_000, "list of 10,000")]

# Measured in every round with our solver alone: kiwi would take too long.
OURS_ALONE = [("list", 10_000, "build"), ("list", 100_000, "build")]

# The list sizes whose times per constraint are compared with each other.
GROWTH = [1_000, 100_000]

MEMORY = ("list", 10_000, "memory")

NOTATIONS = ["verbose", "quick"]

# Four levels of branches have 11,110 views.
BRANCHES = ("branches", 4)

LAYOUTS = [
    Layout(scene, size, operation, syntax)
    for scene, size, operation in [
        ("list", 1_000, "expansion"),
        ("list", 1_000, "solve"),
        ("list", 1_000, "whole"),
        ("list", 10_000, "expansion"),
        ("list", 10_000, "whole"),
        ("list", 100_000, "whole"),
        ("cells", 1_000, "expansion"),
        ("cells", 1_000, "whole"),
        ("nested", 100, "expansion"),
        ("nested", 100, "whole"),
    ]
    for syntax in NOTATIONS
] + [
    Layout(scene, size, operation, "quick")
    for scene, size, operation in [
        (*BRANCHES, "whole"),
        (*BRANCHES, "topDown"),
        (*BRANCHES, "bottomUp"),
    ]
]

STEPS = [
    Layout(scene, size, operation, "quick")
    for scene, size, operation in [
        ("list", 1_000, "resize"),
        ("list", 10_000, "resize"),
        ("list", 1_000, "edit"),
        ("musiclist", 1_000, "edit"),
        ("cells", 1_000, "text"),
        ("cells", 1_000, "replace"),
        ("selfsizing", 1_000, "text"),
        ("selfsizing", 2_000, "text"),
    ]
]

# The number of bytes that 100,000 views use.
VIEWS = Layout("list", 100_000, "memory", "quick")

# A million views, in 1,000 lists of 1,000 rows: time, and the peak of resident bytes.
MILLION = [Layout("lists", 1_000, operation, "quick") for operation in ["whole", "peak"]]

FITTINGS = [
    Fitting("fill", 800, "first", None, "800 filled rows"),
    Fitting("center", 800, "first", 60, "800 centered rows"),
    Fitting("center", 800, "again", 15, "800 centered rows, at another width"),
    Fitting("top", 800, "first", 60, "800 rows aligned at the top"),
    Fitting("firstBaseline", 200, "first", 20, "200 rows aligned by baselines, under a required height"),
]

# The numbers of seconds after which runs of FITTINGS and of MILLION are stopped.
FITTING_LIMIT, MILLION_LIMIT = 10, 60

ARITHMETIC = [("list", 1_000), ("list", 10_000), ("cells", 1_000), ("nested", 1_000)]
