internal import ConstraintSolver

/// One active constraint as its tree's table has it: plain numbers, so that thousands are made and go as one block.
///
/// Items are known by their slots in the tree's table of items, files by their place in the table's list. It takes 64
/// bytes, as much as processors fetch at a time.
struct ConstraintRecord {
    /// What is true of a constraint or not.
    struct Marks: OptionSet {
        var rawValue: UInt8

        static let isStructural = Marks(rawValue: 1 << 0)
        static let countsFromRight = Marks(rawValue: 1 << 1)
        static let isLocal = Marks(rawValue: 1 << 2)
        static let speaksOfBaselines = Marks(rawValue: 1 << 3)
        static let dependsOnDirection = Marks(rawValue: 1 << 4)
    }

    /// The first item; -1 where the record is vacant.
    var first: Int32
    /// The second item, or -1 where there is none.
    var second: Int32
    /// The nearest view that holds both items.
    var container: Int32
    /// The index of its row in the solver, -1 as long as there is none.
    var row: Int32 = -1
    var constant: Double
    var multiplier: Double
    var priority: LayoutPriority
    /// When it was activated: a number that only grows.
    var order = 0
    let line: Int32
    /// The number of its lease, or -1: see `ConstraintLease`.
    var lease: Int32 = -1
    let firstAttribute: LayoutConstraint.Attribute
    let secondAttribute: LayoutConstraint.Attribute
    let relation: LayoutConstraint.Relation
    /// What part it had in the conflicts of the last pass.
    var conflictPart = LayoutConstraint.ConflictPart.none
    private var marks: Marks
    /// See `LayoutConstraint.shorthandKind`.
    let shorthandKind: UInt8
    /// The file it was written in, as the table lists it.
    var file: UInt16 = 0

    @inline(__always) init(
        _ first: Int32, _ firstAttribute: LayoutConstraint.Attribute, _ relation: LayoutConstraint.Relation,
        _ second: Int32, _ secondAttribute: LayoutConstraint.Attribute, in container: Int32, isLocal: Bool,
        multiplier: Double, constant: Double, priority: LayoutPriority, line: Int32,
        shorthandKind: UInt8 = LayoutConstraint.noShorthandKind
    ) {
        self.first = first
        self.firstAttribute = firstAttribute
        self.relation = relation
        self.second = second
        self.secondAttribute = secondAttribute
        self.container = container
        self.multiplier = multiplier
        self.constant = constant
        self.priority = priority
        self.line = line
        self.shorthandKind = shorthandKind
        marks = firstAttribute.marks.union(secondAttribute.marks).union(isLocal ? .isLocal : [])
    }

    var isVacant: Bool { first < 0 }

    /// How its row ranks among others of its priority, before their order counts.
    var age: Age { isStructural ? .structural : .ordinary }

    var speaksOfBaselines: Bool { marks.contains(.speaksOfBaselines) }

    /// Whether it speaks of a side where reading starts or ends.
    var dependsOnDirection: Bool { marks.contains(.dependsOnDirection) }

    /// Whether each of the items is the container or one of those that it holds itself, as it is then for good.
    var isLocal: Bool { marks.contains(.isLocal) }

    /// Whether a stack view made it: then it ranks as older than explicit constraints, whenever it was made.
    var isStructural: Bool {
        get { marks.contains(.isStructural) }
        set { marks.set(.isStructural, to: newValue) }
    }

    /// Whether the row counts from the right, because leading is there.
    var countsFromRight: Bool {
        get { marks.contains(.countsFromRight) }
        set { marks.set(.countsFromRight, to: newValue) }
    }

    /// How many terms its row has, unless it speaks of baselines or of what is deeper in the container.
    var termCount: Int {
        firstAttribute.termCount(isOfContainer: first == container)
            + (second < 0 ? 0 : secondAttribute.termCount(isOfContainer: second == container))
    }

    /// Whether its row depends on nothing but what the record has, the items' unknowns and the reading direction.
    var isWrittenBySlots: Bool {
        marks.isDisjoint(with: .speaksOfBaselines) && isLocal && second != first
            && (multiplier == 1 || !dependsOnDirection)
    }
}

extension ConstraintRecord.Marks {
    fileprivate mutating func set(_ mark: Self, to isSet: Bool) {
        if isSet { insert(mark) } else { remove(mark) }
    }
}

extension LayoutConstraint.Attribute {
    /// What follows for a constraint from one of its attributes.
    @inline(__always) fileprivate var marks: ConstraintRecord.Marks {
        switch self {
        case .leading, .trailing: .dependsOnDirection
        case .firstBaseline, .lastBaseline: .speaksOfBaselines
        case .left, .right, .top, .bottom, .width, .height, .centerX, .centerY, .notAnAttribute: []
        }
    }

    fileprivate func termCount(isOfContainer: Bool) -> Int {
        if self == .notAnAttribute { return 0 }
        return (isExtent || isOfContainer ? 0 : 1) + (share == 0 ? 0 : 1)
    }
}
