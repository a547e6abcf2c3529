/// A statement about a size, the reading direction or the text scale, on which constraints and view settings may
/// depend.
///
/// A simple condition is about the root of the tree, or about a view or guide that it names: `.width(below: 600)`,
/// `.regular`, `.height(atLeast: 80, of: panel)`. Combine conditions with `&&`, `||` and `!`. The pass evaluates the
/// conditions of its tree as soon as the numbers that they read are known, and applies the results before it sets
/// frames.
///
/// A condition does not keep the items that it names alive. If one of them leaves the tree, constraints that depend on
/// the condition become inactive, as if they mentioned that item themselves.
public struct LayoutCondition {
    /// A number that conditions compare.
    package struct Quantity {
        package enum Kind: UInt8 {
            case width
            case height
            /// Width divided by height.
            case aspectRatio
            /// 0 for left to right, 1 for right to left.
            case direction
            /// The factor by which text is enlarged.
            case textScale
            /// 1 while the views in a container are not arranged for the solved widths, otherwise 0.
            case disarray
        }

        package let kind: Kind
        package let subject: Subject

        package init(kind: Kind, subject: Subject) {
            self.kind = kind
            self.subject = subject
        }
    }

    /// The item from which a number is read.
    package enum Subject {
        case root
        case item(any ConditionTarget)
    }

    /// The threshold with which a number is compared.
    package enum Threshold: Hashable {
        case number(Double)
        /// The threshold at which the size class of an axis becomes regular.
        case sizeClass(Axis)
    }

    /// A step of a condition in postfix notation, which allows long conditions to be evaluated without recursion.
    package enum Step {
        /// Whether a number is at least as large as a threshold; there is no other kind of comparison.
        case comparison(Quantity, atLeast: Threshold)
        case not
        case and
        case or
    }

    package let steps: [Step]

    init(_ steps: [Step]) {
        self.steps = steps
    }

    /// A comparison of a number of the root.
    package init(_ kind: Quantity.Kind, atLeast threshold: Threshold) {
        self.init([.comparison(Quantity(kind: kind, subject: .root), atLeast: threshold)])
    }

    init(_ kind: Quantity.Kind, atLeast number: Double, _ fileID: String, _ line: Int) {
        SourceLocation(fileID: fileID, line: line).require(!number.isNaN, "A condition compares with a number.")
        self.init(kind, atLeast: .number(number))
    }

    init(_ kind: Quantity.Kind, in range: Range<Double>) {
        self =
            LayoutCondition(kind, atLeast: .number(range.lowerBound))
            && !LayoutCondition(kind, atLeast: .number(range.upperBound))
    }

    /// The condition with all its comparisons applied to an item; the condition itself if the item is nil.
    package func reading(_ item: (any ConditionItem)?) -> LayoutCondition {
        guard let target = item?.conditionReference.target else { return self }
        return LayoutCondition(
            steps.map { step in
                guard case .comparison(let quantity, let threshold) = step else { return step }
                return .comparison(Quantity(kind: quantity.kind, subject: .item(target)), atLeast: threshold)
            })
    }

    package func and(_ other: LayoutCondition) -> LayoutCondition { LayoutCondition(steps + other.steps + [.and]) }

    package func or(_ other: LayoutCondition) -> LayoutCondition { LayoutCondition(steps + other.steps + [.or]) }

    package var negated: LayoutCondition { LayoutCondition(steps + [.not]) }

    /// The numbers that the condition compares, in order.
    package var quantities: [Quantity] {
        steps.compactMap { step in
            if case .comparison(let quantity, _) = step { quantity } else { nil }
        }
    }

    /// Whether the condition holds for given values of its numbers, in order.
    package func holds(at values: [Double], _ thresholds: SizeClassThresholds) -> Bool {
        holds { index, threshold in values[index] >= threshold.number(thresholds) }
    }

    /// Whether the condition holds, given a function that returns the result of a comparison; the comparisons are
    /// counted from 0.
    package func holds(_ comparison: (Int, Threshold) -> Bool) -> Bool {
        var (results, index): ([Bool], Int) = ([], 0)
        for step in steps {
            switch step {
            case .comparison(_, let threshold):
                results.append(comparison(index, threshold))
                index += 1
            case .not:
                results[results.count - 1].toggle()
            case .and:
                let right = results.removeLast()
                results[results.count - 1] = results[results.count - 1] && right
            case .or:
                let right = results.removeLast()
                results[results.count - 1] = results[results.count - 1] || right
            }
        }
        return results.last ?? false
    }
}
