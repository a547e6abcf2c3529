#!/usr/bin/env python3
"""Makes the golden systems: random systems with the answers of HiGHS, an independent LP solver.

    python3 -m venv venv && venv/bin/pip install highspy && venv/bin/python make_golden.py

Writes Systems/{small,medium,large}.json, one system per line. Every run with the same version of HiGHS produces the
same files; totals and values are rounded to 1e-7, and the tests allow differences of 1e-6.

A system: rest (one resting value per variable), rows ([relation, constant, priority, variable, coefficient, ...] with
-1 for <=, 0 for =, 1 for >=; priority 1000 is required), dropped (required rows that contradict those kept before;
they count as a level of their own, above all optional priorities),
totals (violation per optional priority, from the highest down) and values (the canonical answer).
"""

import json
import pathlib
import random

import highspy
import numpy

INF = highspy.kHighsInf
LE, EQ, GE = -1, 0, 1
ZERO = 1e-6  # nonzero reduced costs of these systems are simple fractions, which are much larger


class Program:
    """The linear program of a system: equalities over free columns x and, for each row, columns for its violation
    and its slack."""

    def __init__(self, system, skip=(), wishes=()):
        self.system = system
        self.n = len(system["rest"])
        self.highs = highspy.Highs()
        for option, value in [("output_flag", False), ("primal_feasibility_tolerance", 1e-10),
                              ("dual_feasibility_tolerance", 1e-10), ("presolve", "off"), ("threads", 1)]:
            self.highs.setOptionValue(option, value)
        for _ in range(self.n):
            self.highs.addVar(-INF, INF)
        self.miss = []  # for each row: columns whose sum is its violation
        self.lacks, self.excesses = {}, {}  # the columns among these for being below and above the constant
        for index, row in enumerate(system["rows"]):
            if index not in skip:
                self.add(row, index in wishes)
            else:
                self.miss.append([])

    def add(self, row, is_wish):
        relation, constant, priority, *flat = row
        terms = {}
        for variable, coefficient in zip(flat[::2], flat[1::2]):
            terms[variable] = terms.get(variable, 0) + coefficient
        columns, numbers = list(terms.keys()), list(terms.values())
        miss = []
        for sign, counts in ((-1, relation != GE), (1, relation != LE)):
            if priority < 1000 or is_wish or not counts:
                columns.append(self.column())
                numbers.append(sign)
                if counts:
                    miss.append(columns[-1])
        self.lacks[len(self.miss)] = [column for column in miss if numbers[columns.index(column)] > 0]
        self.excesses[len(self.miss)] = [column for column in miss if numbers[columns.index(column)] < 0]
        self.miss.append(miss)
        self.row(columns, numbers, constant)

    def column(self):
        self.highs.addVar(0, INF)
        return self.highs.getNumCol() - 1

    def row(self, columns, numbers, constant):
        self.highs.addRow(constant, constant, len(columns), numpy.array(columns, dtype=numpy.int32),
                          numpy.array(numbers, dtype=float))

    def minimize(self, columns):
        """The least sum of the columns, which is kept from then on."""
        if not columns:
            return 0.0
        for column in columns:
            self.highs.changeColCost(column, 1.0)
        self.highs.run()
        assert self.highs.getModelStatus() == highspy.HighsModelStatus.kOptimal, self.highs.getModelStatus()
        total = max(0.0, self.highs.getInfo().objective_function_value)
        # A column with a positive reduced cost at one optimum is 0 in every optimum, and every solution with these
        # zeros is optimal.
        for column, reduced_cost in enumerate(self.highs.getSolution().col_dual):
            if column >= self.n and reduced_cost > ZERO:
                self.highs.changeColBounds(column, 0.0, 0.0)
        for column in columns:
            self.highs.changeColCost(column, 0.0)
        return total

    def feasible(self):
        self.highs.run()
        return self.highs.getModelStatus() == highspy.HighsModelStatus.kOptimal

    def distance(self, variable, rest):
        """Two columns whose sum is |x - rest|."""
        over, under = self.column(), self.column()
        self.row([variable, over, under], [1, -1, 1], rest)
        return [over, under]

    def values(self):
        return list(self.highs.getSolution().col_value[: self.n])


def dropped_rows(system):
    """The required rows, in order, that contradict those kept before them."""
    required = [i for i, row in enumerate(system["rows"]) if row[2] == 1000]
    soft = {i for i, row in enumerate(system["rows"]) if row[2] < 1000}
    if Program(system, soft).feasible():
        return []
    out = set()
    for position, index in enumerate(required):
        if not Program(system, soft | out | set(required[position + 1:])).feasible():
            out.add(index)
    return sorted(out)


def solve(system):
    system["dropped"] = dropped_rows(system)
    program = Program(system, wishes=system["dropped"])
    program.minimize([column for i in system["dropped"] for column in program.miss[i]])
    priorities = sorted({row[2] for row in system["rows"] if row[2] < 1000}, reverse=True)
    totals = []
    for priority in priorities:
        members = [i for i, row in enumerate(system["rows"]) if row[2] == priority]
        totals.append(program.minimize([column for i in members for column in program.miss[i]]))
    system["totals"] = [rounded(total) for total in totals]
    # Ties: what is missed, the oldest row first; then what is exceeded, the newest row first.
    soft = [i for i, row in enumerate(system["rows"]) if row[2] < 1000 or i in system["dropped"]]
    for i in soft:
        program.minimize(program.lacks[i])
    for i in reversed(soft):
        program.minimize(program.excesses[i])
    for variable, rest in enumerate(system["rest"]):
        program.minimize(program.distance(variable, rest))
    system["values"] = [rounded(value) for value in program.values()]
    return system


def rounded(number):
    number = round(number, 7)
    return int(number) if number == int(number) else number


class Sketch:
    """A system under construction."""

    def __init__(self, seed):
        self.random = random.Random(seed)
        self.rest = []
        self.rows = []

    def variable(self, rest=0):
        self.rest.append(rest)
        return len(self.rest) - 1

    def add(self, terms, relation, constant, priority=1000):
        self.rows.append([relation, constant, priority] + [number for term in terms for number in term])

    def box(self):
        x, width = self.variable(), self.variable()
        self.add([(width, 1)], GE, 0)
        return x, width

    def at(self, box, start, relation=EQ, priority=1000):
        self.add([(box[0], 1)], relation, start, priority)

    def after(self, box, previous, gap, relation=EQ, priority=1000):
        self.add([(box[0], 1), (previous[0], -1), (previous[1], -1)], relation, gap, priority)

    def ends(self, box, end, relation=EQ, priority=1000):
        self.add([(box[0], 1), (box[1], 1)], relation, end, priority)

    def size(self, box, relation, size, priority=1000):
        self.add([(box[1], 1)], relation, size, priority)

    def equal(self, box, other, factor=1, priority=1000):
        self.add([(box[1], 1), (other[1], -factor)], EQ, 0, priority)

    def natural(self, box, size, hugging=250, compression=750):
        self.size(box, LE, size, hugging)
        self.size(box, GE, size, compression)

    def system(self, family):
        return {"family": family, "rest": self.rest, "rows": self.rows}


def scattered(s, size):
    """Sparse random rows; the required ones hold at a hidden point."""
    point = [s.random.randint(-100, 200) for _ in range(size)]
    for _ in range(size):
        s.variable(s.random.choice([0, 0, s.random.randint(-40, 40)]))
    levels = s.random.sample([999, 751, 750.5, 750, 251, 250, 50], 3)
    for _ in range(int(size * s.random.uniform(0.8, 2.5)) + 1):
        chosen = s.random.sample(range(size), min(size, s.random.randint(1, 3)))
        terms = [(v, s.random.choice([1, 1, 1, -1, -1, 2, -2, 0.5, 3])) for v in chosen]
        relation = s.random.choice([LE, EQ, GE])
        if s.random.random() < 0.2:
            room = s.random.choice([0, 10, 25])
            s.add(terms, relation, sum(a * point[v] for v, a in terms) - relation * room)
        else:
            s.add(terms, relation, s.random.randint(-100, 300), s.random.choice(levels))


def contradictory(s, size):
    """Like scattered, with required rows that contradict one another."""
    scattered(s, size)
    for _ in range(s.random.randint(1, 3)):
        v, w = s.random.randrange(size), s.random.randrange(size)
        low = s.random.randint(-50, 50)
        for terms, relation, constant in [([(v, 1), (w, 1)], GE, low + 10), ([(v, 1), (w, 1)], LE, low)]:
            s.rows.insert(s.random.randint(0, len(s.rows)), [relation, constant, 1000] + [n for t in terms for n in t])


def toolbar(s, size):
    """Items side by side with gaps of equal width, in a bar that is too wide or too narrow."""
    count = max(2, size // 4)
    bar = s.random.randint(20 * count, 90 * count)
    items, gaps = [], []
    for _ in range(count):
        items.append(s.box())
        s.natural(items[-1], s.random.randint(10, 80), compression=s.random.choice([750, 751]))
        if len(items) > 1:
            gap = s.box()
            s.after(gap, items[-2], 0)
            s.after(items[-1], gap, 0)
            if gaps:
                s.equal(gap, gaps[0])
            gaps.append(gap)
    s.at(items[0], 8)
    s.ends(items[-1], bar - 8)


def columns(s, size):
    """Columns of equal or proportional widths filling a parent, with limits that may make this impossible."""
    count = max(2, size // 2)
    boxes = [s.box() for _ in range(count)]
    s.at(boxes[0], 16)
    for previous, box in zip(boxes, boxes[1:]):
        s.after(box, previous, 8)
        s.equal(box, boxes[0], s.random.choice([1, 1, 1, 2, 0.5]), s.random.choice([1000, 999, 750]))
    for box in boxes:
        if s.random.random() < 0.3:
            s.size(box, s.random.choice([LE, GE]), s.random.randint(10, 100), s.random.choice([1000, 900]))
    s.ends(boxes[-1], 40 * count + 16, EQ, 998)


def column_of_rows(s, size):
    """Self-sizing rows in a column: in each, content, a minimum and a preference to be small compete."""
    previous = None
    for _ in range(max(1, size // 6)):
        row, first, second = s.box(), s.box(), s.box()
        if previous:
            s.after(row, previous, 1)
        else:
            s.at(row, 0)
        for label in (first, second):
            s.natural(label, s.random.randint(5, 70), s.random.choice([250, 251, 250.5]))
            s.add([(label[0], 1), (row[0], -1)], GE, 8)
            s.add([(label[0], 1), (label[1], 1), (row[0], -1), (row[1], -1)], LE, -8)
        s.equal(second, first, 1, s.random.choice([1000, 700]))
        s.after(second, first, 4, GE, s.random.choice([1000, 740]))
        s.size(row, GE, 44, s.random.choice([1000, 999]))
        s.size(row, EQ, 0, 50)
        previous = row


def form(s, size):
    """A column of captions as wide as the widest, and fields that fill the remaining width."""
    count = max(1, size // 4)
    width = s.random.randint(120, 400)
    column = s.variable()
    s.add([(column, 1)], EQ, 0, 60)
    for _ in range(count):
        caption, field = s.box(), s.box()
        s.at(caption, 16)
        s.natural(caption, s.random.randint(20, 140), compression=s.random.choice([750, 752]))
        s.add([(caption[1], 1), (column, -1)], LE, 0, s.random.choice([1000, 999]))
        s.add([(field[0], 1), (column, -1)], EQ, 24)
        s.ends(field, width - 16)
        s.natural(field, s.random.randint(40, 240), 249, s.random.choice([740, 751, 760]))


def nested(s, size):
    """Nested boxes, centered or inset, with ratios."""
    outer = s.box()
    s.at(outer, 0)
    s.size(outer, EQ, s.random.randint(200, 800))
    for _ in range(max(1, size // 2)):
        inner = s.box()
        s.add([(inner[0], 1), (outer[0], -1)], GE, 2)
        s.add([(inner[0], 1), (inner[1], 1), (outer[0], -1), (outer[1], -1)], LE, -2, s.random.choice([1000, 997]))
        if s.random.random() < 0.6:
            s.add([(inner[0], 1), (inner[1], 0.5), (outer[0], -1), (outer[1], -0.5)], EQ, 0,
                  s.random.choice([1000, 800]))
        if s.random.random() < 0.4:
            s.equal(inner, outer, s.random.choice([0.5, 0.75, 1]), s.random.choice([700, 300]))
        else:
            s.natural(inner, s.random.randint(10, 500))
        if s.random.random() < 0.5:
            outer = inner


FAMILIES = [scattered, toolbar, columns, column_of_rows, form, nested]


def main():
    folder = pathlib.Path(__file__).parent / "Systems"
    folder.mkdir(exist_ok=True)
    plans = [
        ("small", FAMILIES + [contradictory], 154, (2, 8)),
        ("medium", FAMILIES + [contradictory], 126, (12, 60)),
        ("large", FAMILIES, 48, (100, 300)),
    ]
    for name, families, count, (least, most) in plans:
        lines = []
        for seed in range(count):
            family = families[seed % len(families)]
            sketch = Sketch(f"{name} {seed}")
            family(sketch, sketch.random.randint(least, most))
            lines.append(json.dumps(solve(sketch.system(family.__name__)), separators=(",", ":")))
        (folder / f"{name}.json").write_text("[\n" + ",\n".join(lines) + "\n]\n")
        print(name, count)


if __name__ == "__main__":
    main()
