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
        package enum Sort: UInt8 {
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

        package let sort: Sort
        package let subject: Subject

        /// The AutoLayout item from which the number is read; nil for the root and for an item of another view system.
        var item: LayoutNode? { if case .item(let node) = subject { node } else { nil } }
    }

    /// The item from which a number is read.
    package enum Subject {
        case root
        case item(LayoutNode)
        /// A view or guide of another view system, which evaluates the condition itself.
        case foreign(any ForeignItem)
    }

    /// The threshold with which a number is compared.
    package enum Threshold: Hashable {
        case number(Double)
        /// The threshold at which the size class of an axis becomes regular.
        case sizeClass(Axis)
    }

    /// A step of a condition in postfix notation, which allows long conditions to be evaluated without recursion.
    enum Step {
        /// Whether a number is at least as large as a threshold; there is no other kind of comparison.
        case comparison(Quantity, atLeast: Threshold)
        case not
        case and
        case or
    }

    let steps: [Step]

    init(_ steps: [Step]) {
        self.steps = steps
    }

    private init(_ sort: Quantity.Sort, _ item: (any LayoutItem)?, atLeast threshold: Threshold) {
        let subject = item.map { Subject.item($0.layoutNode) } ?? .root
        self.init([.comparison(Quantity(sort: sort, subject: subject), atLeast: threshold)])
    }

    private init(
        _ sort: Quantity.Sort, _ item: (any LayoutItem)?, atLeast number: Double, _ fileID: String, _ line: Int
    ) {
        SourceLocation(fileID: fileID, line: line).require(!number.isNaN, "A condition compares with a number.")
        self.init(sort, item, atLeast: .number(number))
    }

    private init(_ sort: Quantity.Sort, _ item: (any LayoutItem)?, in range: Range<Double>) {
        self =
            LayoutCondition(sort, item, atLeast: .number(range.lowerBound))
            && !LayoutCondition(sort, item, atLeast: .number(range.upperBound))
    }

    /// Holds while the views in a container are not arranged for the solved widths.
    static func disarray(of container: View) -> LayoutCondition {
        LayoutCondition(.disarray, container, atLeast: .number(1))
    }

    /// The condition with all its comparisons applied to a view or guide of another view system.
    package func reading(_ item: any ForeignItem) -> LayoutCondition {
        LayoutCondition(
            steps.map { step in
                guard case .comparison(let quantity, let threshold) = step else { return step }
                return .comparison(Quantity(sort: quantity.sort, subject: .foreign(item)), atLeast: threshold)
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

    /// The items that the condition names.
    var items: [LayoutNode] { quantities.compactMap { $0.item } }

    /// Whether the condition holds for given values of its numbers, in order.
    package func holds(at values: [Double], _ thresholds: SizeClassThresholds) -> Bool {
        holds { index, threshold in values[index] >= threshold.number(thresholds) }
    }

    /// Whether the condition holds, given a function that returns the result of a comparison; the comparisons are
    /// counted from 0.
    func holds(_ comparison: (Int, Threshold) -> Bool) -> Bool {
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

/// A view or guide of another view system to which a condition refers.
package protocol ForeignItem: AnyObject {
    /// The name of the item in messages.
    var displayName: String { get }
}

/// The statements that a condition can make.
extension LayoutCondition {
    /// Holds while the width of the item, or of the root if no item is given, is at least the given number of points.
    public static func width(
        atLeast width: Double, of item: (any LayoutItem)? = nil, fileID: String = #fileID, line: Int = #line
    ) -> LayoutCondition {
        LayoutCondition(.width, item, atLeast: width, fileID, line)
    }

    /// Holds while the width of the item, or of the root if no item is given, is less than the given number of points.
    public static func width(
        below width: Double, of item: (any LayoutItem)? = nil, fileID: String = #fileID, line: Int = #line
    ) -> LayoutCondition {
        !LayoutCondition(.width, item, atLeast: width, fileID, line)
    }

    /// Holds while the width of the item, or of the root if no item is given, is in the given range of points.
    public static func width(_ range: Range<Double>, of item: (any LayoutItem)? = nil) -> LayoutCondition {
        LayoutCondition(.width, item, in: range)
    }

    /// Holds while the height of the item, or of the root if no item is given, is at least the given number of points.
    public static func height(
        atLeast height: Double, of item: (any LayoutItem)? = nil, fileID: String = #fileID, line: Int = #line
    ) -> LayoutCondition {
        LayoutCondition(.height, item, atLeast: height, fileID, line)
    }

    /// Holds while the height of the item, or of the root if no item is given, is less than the given number of points.
    public static func height(
        below height: Double, of item: (any LayoutItem)? = nil, fileID: String = #fileID, line: Int = #line
    ) -> LayoutCondition {
        !LayoutCondition(.height, item, atLeast: height, fileID, line)
    }

    /// Holds while the height of the item, or of the root if no item is given, is in the given range of points.
    public static func height(_ range: Range<Double>, of item: (any LayoutItem)? = nil) -> LayoutCondition {
        LayoutCondition(.height, item, in: range)
    }

    /// Holds while the ratio of width to height of the item, or of the root if no item is given, is at least the given
    /// number. The ratio is the largest finite number if only the height is 0, and 0 if both are 0.
    public static func aspectRatio(
        atLeast ratio: Double, of item: (any LayoutItem)? = nil, fileID: String = #fileID, line: Int = #line
    ) -> LayoutCondition {
        LayoutCondition(.aspectRatio, item, atLeast: ratio, fileID, line)
    }

    /// Holds while the ratio of width to height of the item, or of the root if no item is given, is less than the given
    /// number. The ratio is the largest finite number if only the height is 0, and 0 if both are 0.
    public static func aspectRatio(
        below ratio: Double, of item: (any LayoutItem)? = nil, fileID: String = #fileID, line: Int = #line
    ) -> LayoutCondition {
        !LayoutCondition(.aspectRatio, item, atLeast: ratio, fileID, line)
    }

    /// Holds while the reading direction inside the item, or inside the root if no item is given, is the given one.
    public static func direction(
        _ direction: LayoutDirection, of item: (any LayoutItem)? = nil
    ) -> LayoutCondition {
        let readsLeftwards = LayoutCondition(.direction, item, atLeast: .number(1))
        return direction == .rightToLeft ? readsLeftwards : !readsLeftwards
    }

    /// Holds while the text scale of the tree is at least the given number: see `View.textScale`.
    public static func textScale(
        atLeast scale: Double, fileID: String = #fileID, line: Int = #line
    ) -> LayoutCondition {
        LayoutCondition(.textScale, nil, atLeast: scale, fileID, line)
    }

    /// Holds while the text scale of the tree is less than the given number: see `View.textScale`.
    public static func textScale(
        below scale: Double, fileID: String = #fileID, line: Int = #line
    ) -> LayoutCondition {
        !LayoutCondition(.textScale, nil, atLeast: scale, fileID, line)
    }

    /// Holds while the root is too narrow for the regular size class: see `SizeClassThresholds`.
    public static var compact: LayoutCondition { compact(.horizontal) }

    /// Holds while the root is wide enough for the regular size class: see `SizeClassThresholds`.
    public static var regular: LayoutCondition { regular(.horizontal) }

    /// Holds while the size class of the item, or of the root if no item is given, is compact along an axis: see
    /// `SizeClassThresholds`.
    public static func compact(_ axis: Axis, of item: (any LayoutItem)? = nil) -> LayoutCondition {
        !regular(axis, of: item)
    }

    /// Holds while the size class of the item, or of the root if no item is given, is regular along an axis: see
    /// `SizeClassThresholds`.
    public static func regular(_ axis: Axis, of item: (any LayoutItem)? = nil) -> LayoutCondition {
        LayoutCondition(axis == .horizontal ? .width : .height, item, atLeast: .sizeClass(axis))
    }

    /// Holds while both conditions hold.
    public static func && (left: LayoutCondition, right: LayoutCondition) -> LayoutCondition {
        left.and(right)
    }

    /// Holds while at least one of the two conditions holds.
    public static func || (left: LayoutCondition, right: LayoutCondition) -> LayoutCondition {
        left.or(right)
    }

    /// Holds while the given condition does not.
    public static prefix func ! (condition: LayoutCondition) -> LayoutCondition {
        condition.negated
    }
}
