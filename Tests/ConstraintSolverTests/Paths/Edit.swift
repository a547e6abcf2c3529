import ConstraintSolver
import TestSupport

/// One step of a script. Positions are taken modulo the number of items, so that a script still runs when steps are
/// left out.
enum Edit: Sendable {
    case makeVariable(restingValue: Double)
    case removeVariable(Int)
    case setRestingValue(Int, to: Double)
    case add(TestSystem.Row)
    case remove(Int)
    /// Adds the least recently removed row again.
    case addAgain
    case setConstant(Int, to: Double)
    case setPriority(Int, to: Double)
    case setRelation(Int, to: Relation)
    case setCoefficient(Int, variable: Int, to: Double)
    case solve
    /// Solves, and compares the answer with that of a fresh solve of the same constraints.
    case compare
}

extension Edit {
    private static let priorities: [Double] = [1000, 1000, 1000, 999.5, 750, 750.5, 250, 250, 250.5, 50]
    private static let coefficients: [Double] = [1, -1, 2, -2, 0.5, 3, -0.25]

    /// A few new variables and then `count` edits; every tenth edit is followed by a comparison, and now and then there
    /// is a solve in between.
    static func script(count: Int, seed: UInt64) -> [Edit] {
        var random = SplitMix64(seed: seed)
        var edits = (0..<random.int(2...8)).map { _ in Edit.makeVariable(restingValue: 0) }
        for step in 1...count {
            edits.append(Edit.random(&random))
            if step % 10 == 0 {
                edits.append(.compare)
            } else if random.oneIn(3) {
                edits.append(.solve)
            }
        }
        return edits
    }

    /// Edits, after some of which one constant is dragged: changed again and again, with a comparison each time.
    static func draggingScript(seed: UInt64) -> [Edit] {
        var random = SplitMix64(seed: seed)
        var edits = (0..<random.int(2...8)).map { _ in Edit.makeVariable(restingValue: 0) }
        for _ in 1...40 {
            edits.append(Edit.random(&random))
            guard random.oneIn(3) else { continue }
            let position = random.int(0...999)
            for _ in 0..<random.int(3...6) {
                edits.append(.setConstant(position, to: random.quarter(-50...200)))
                edits.append(.compare)
            }
        }
        return edits
    }

    static func random(_ random: inout SplitMix64) -> Edit {
        let position = random.int(0...999)
        switch random.int(1...100) {
        case ...28: return .add(row(&random))
        case ...45: return .remove(position)
        case ...53: return .addAgain
        case ...72: return .setConstant(position, to: random.quarter(-50...200))
        case ...80: return .setPriority(position, to: random.pick(priorities))
        case ...85: return .setRelation(position, to: random.pick(Relation.allCases))
        case ...90: return .setCoefficient(position, variable: random.int(0...999), to: random.pick(coefficients + [0]))
        case ...94: return .makeVariable(restingValue: random.oneIn(2) ? 0 : random.quarter(-20...20))
        case ...97: return .removeVariable(position)
        default: return .setRestingValue(position, to: random.quarter(-20...20))
        }
    }

    private static func row(_ random: inout SplitMix64) -> TestSystem.Row {
        let terms = (0..<random.pick([1, 1, 2, 2, 2, 3])).map { _ in
            TestSystem.Term(variable: random.int(0...999), coefficient: random.pick(coefficients))
        }
        return TestSystem.Row(
            terms: terms, relation: random.pick(Relation.allCases), constant: random.quarter(-50...200),
            priority: random.pick(priorities))
    }
}
