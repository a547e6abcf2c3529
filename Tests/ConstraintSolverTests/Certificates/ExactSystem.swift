import TestSupport

/// Linear equations Σ coefficient · unknown = right side, with few unknowns each, to be solved exactly.
///
/// An equation with one unknown left is used first, so a triangular system takes time linear in its terms.
struct ExactSystem {
    private var left: [[Int: Fraction]]
    private var right: [Fraction]
    /// The equations that may still contain each unknown.
    private var equations: [Int: [Int]] = [:]
    private var ready: [Int] = []

    init(_ left: [[Int: Fraction]], _ right: [Fraction]) {
        (self.left, self.right) = (left, right)
        for (equation, terms) in left.enumerated() {
            for unknown in terms.keys { equations[unknown, default: []].append(equation) }
            if terms.count <= 1 { ready.append(equation) }
        }
    }

    /// The values of the unknowns that the equations determine; nil if the equations contradict each other.
    mutating func solution() -> [Int: Fraction]? {
        var open = Set(left.indices)
        var order: [(unknown: Int, terms: [Int: Fraction], right: Fraction)] = []
        while let equation = next(open) {
            open.remove(equation)
            let terms = left[equation]
            guard let unknown = terms.keys.min() else {
                if right[equation].isZero { continue } else { return nil }
            }
            order.append((unknown, terms, right[equation]))
            for other in equations[unknown, default: []] where open.contains(other) {
                eliminate(unknown, from: other, using: equation)
            }
        }
        var values: [Int: Fraction] = [:]
        for (unknown, terms, right) in order.reversed() {
            var rest = right
            var isKnown = true
            for (other, coefficient) in terms where other != unknown {
                if let value = values[other] { rest -= coefficient * value } else { isKnown = false }
            }
            if isKnown, let coefficient = terms[unknown] { values[unknown] = rest / coefficient }
        }
        return values
    }

    private mutating func next(_ open: Set<Int>) -> Int? {
        while let equation = ready.popLast() {
            if open.contains(equation) { return equation }
        }
        return open.min { (left[$0].count, $0) < (left[$1].count, $1) }
    }

    private mutating func eliminate(_ unknown: Int, from equation: Int, using pivot: Int) {
        guard let mine = left[equation][unknown], let its = left[pivot][unknown] else { return }
        let factor = mine / its
        for (other, coefficient) in left[pivot] {
            let sum = (left[equation][other] ?? .zero) - factor * coefficient
            if left[equation][other] == nil { equations[other, default: []].append(equation) }
            left[equation][other] = sum.isZero ? nil : sum
        }
        right[equation] -= factor * right[pivot]
        if left[equation].count <= 1 { ready.append(equation) }
    }
}
