import LayoutWords
import TestSupport

@testable import LayoutReports

/// A system of linear equations and inequalities that decides by textbook methods, with exact fractions, whether all of
/// them can hold. Each equation is solved for one unknown, and the rest is decided by Fourier–Motzkin elimination.
///
/// The system takes nothing from the library but the constraints and the rounding of their numbers. The relations
/// between edges, and how rounding adds up, are implemented here independently.
struct ExactSystem {
    /// Σ coefficient · unknown + constant, which is zero in an equation and nonnegative in an inequality.
    private struct Row {
        var coefficients: [String: Fraction] = [:]
        var constant = Fraction.zero

        mutating func add(_ other: Row, times factor: Fraction) {
            for (unknown, coefficient) in other.coefficients {
                let sum = (coefficients[unknown] ?? .zero) + coefficient * factor
                coefficients[unknown] = sum.isZero ? nil : sum
            }
            constant += other.constant * factor
        }
    }

    private var equations: [Row] = []
    private var inequalities: [Row] = []

    /// Creates a system of the constraints as printed; if rounding is allowed for, each number may be off by its
    /// rounding to six digits. The constants of some constraints can be changed.
    init(_ constraints: [ReportedConstraint], changing changes: [Int: Double] = [:], allowingForRounding: Bool) {
        var sizes: Set<String> = []
        for (index, constraint) in constraints.enumerated() {
            guard let equation = constraint.equation, equation.isRequired else { continue }
            for var side in ExactSystem.rows(of: constraint, equation) {
                if !side.isSecondary, let change = changes[index] { side.constant += -ExactSystem.decimal(change) }
                let slack = allowingForRounding ? ExactSystem.slack(of: equation, in: constraints) : .zero
                for unknown in side.coefficients.keys where unknown.hasSuffix(" size") { sizes.insert(unknown) }
                add(side, side.isSecondary ? .equal : equation.relation, slack: side.isSecondary ? .zero : slack)
            }
        }
        for size in sizes { inequalities.append(Row(coefficients: [size: .one])) }
    }

    private mutating func add(_ form: Form, _ relation: LayoutRelation, slack: Fraction) {
        let row = Row(coefficients: form.coefficients, constant: form.constant)
        var negative = Row()
        negative.add(row, times: -.one)
        if relation == .equal, slack.isZero { return equations.append(row) }
        if relation != .lessThanOrEqual {
            inequalities.append(Row(coefficients: row.coefficients, constant: row.constant + slack))
        }
        if relation != .greaterThanOrEqual {
            inequalities.append(Row(coefficients: negative.coefficients, constant: negative.constant + slack))
        }
    }

    /// Whether all rows can hold.
    var isFeasible: Bool {
        var system = self
        return system.eliminate()
    }

    private mutating func eliminate() -> Bool {
        while let equation = equations.popLast() {
            guard let unknown = equation.coefficients.keys.min(), let pivot = equation.coefficients[unknown] else {
                if !equation.constant.isZero { return false }
                continue
            }
            func substitute(_ row: inout Row) {
                guard let coefficient = row.coefficients[unknown] else { return }
                row.add(equation, times: -(coefficient / pivot))
            }
            for index in equations.indices { substitute(&equations[index]) }
            for index in inequalities.indices { substitute(&inequalities[index]) }
        }
        while let unknown = nextUnknown {
            let with = inequalities.filter { $0.coefficients[unknown] != nil }
            var rest = inequalities.filter { $0.coefficients[unknown] == nil }
            let isLower = { (row: Row) in row.coefficients[unknown]! > .zero }
            for lower in with where isLower(lower) {
                for upper in with where !isLower(upper) {
                    var sum = Row()
                    sum.add(lower, times: .one / lower.coefficients[unknown]!)
                    sum.add(upper, times: -.one / upper.coefficients[unknown]!)
                    rest.append(sum)
                }
            }
            inequalities = rest
        }
        return inequalities.allSatisfy { $0.constant >= .zero }
    }

    /// The unknown whose elimination creates the fewest rows.
    private var nextUnknown: String? {
        var counts: [String: (lower: Int, upper: Int)] = [:]
        for row in inequalities {
            for (unknown, coefficient) in row.coefficients {
                var count = counts[unknown] ?? (0, 0)
                if coefficient > .zero { count.lower += 1 } else { count.upper += 1 }
                counts[unknown] = count
            }
        }
        return counts.min { ($0.value.lower * $0.value.upper, $0.key) < ($1.value.lower * $1.value.upper, $1.key) }?.key
    }
}

extension ExactSystem {
    /// A linear form: the first side minus the second side.
    private struct Form {
        var coefficients: [String: Fraction] = [:]
        var constant = Fraction.zero
        /// Whether the form was not printed but follows from a guide's role.
        var isSecondary = false

        mutating func add(_ side: Equation.Side, times factor: Fraction) {
            let item = side.item.key
            func add(_ unknown: String, _ share: Fraction = .one) {
                let sum = (coefficients["\(item) \(unknown)"] ?? .zero) + factor * share
                coefficients["\(item) \(unknown)"] = sum.isZero ? nil : sum
            }
            let half = Fraction(1) / Fraction(2)
            switch side.attribute.rawValue {
            case "leading", "left", "minX": add("left")
            case "trailing", "right", "maxX":
                add("left")
                add("x size")
            case "centerX", "midX":
                add("left")
                add("x size", half)
            case "top", "minY": add("top")
            case "bottom", "maxY":
                add("top")
                add("y size")
            case "centerY", "midY":
                add("top")
                add("y size", half)
            case "width": add("x size")
            case "height": add("y size")
            case "contentWidth": add("content x size")
            case "contentHeight": add("content y size")
            case "leadingMargin", "leftMargin": add("left margin")
            case "trailingMargin", "rightMargin": add("right margin")
            case "baseline", "lastBaseline": add("last baseline")
            default: add(side.attribute.rawValue)
            }
        }
    }

    private static func rows(of constraint: ReportedConstraint, _ equation: Equation) -> [Form] {
        var form = Form()
        form.add(equation.first, times: .one)
        if let second = equation.second { form.add(second, times: -decimal(equation.multiplier.value)) }
        form.constant = -decimal(equation.constant.value)
        guard let identifier = constraint.identifier, identifier.hasPrefix("UIView-"),
            identifier.hasSuffix("Margin-guide-constraint"),
            let view = equation.second?.item
        else { return [form] }
        var margin = Form(isSecondary: true)
        margin.add(equation.first, times: .one)
        let edge = equation.first.attribute.rawValue
        let names = ["leading": "leftMargin", "trailing": "rightMargin"]
        guard let attribute = ReportedAttribute(rawValue: names[edge] ?? edge + "Margin") else { return [form] }
        margin.add(Equation.Side(item: view, attribute: attribute), times: -.one)
        return [form, margin]
    }

    /// The exact number that was printed, not the double nearest to it.
    private static func decimal(_ value: Double) -> Fraction {
        for power in 0..<12 {
            let scale = pow10(power)
            let whole = (value * scale).rounded()
            if abs(whole) < 0x1p53, whole / scale == value { return Fraction(whole) / Fraction(scale) }
        }
        return Fraction(value)
    }

    private static func pow10(_ power: Int) -> Double { (0..<power).reduce(1.0) { result, _ in result * 10 } }

    private static func slack(of equation: Equation, in constraints: [ReportedConstraint]) -> Fraction {
        var slack = Fraction(equation.constant.rounding)
        let largest = constraints.compactMap { $0.equation.map { abs($0.constant.value) } }.max() ?? 0
        if equation.multiplier.rounding > 0 {
            slack +=
                Fraction(equation.multiplier.rounding) * Fraction(largest * (1 + 1 / abs(equation.multiplier.value)))
        }
        // Differences of less than a millionth of a point are never intended.
        return max(slack, Fraction(5e-7))
    }
}
