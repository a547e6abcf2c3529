/// A view to which others can be added with their anchors. All other forms of `quickAdd` call the required one.
public protocol QuickAnchorContainer: AnyObject {
    /// The type of an anchor.
    associatedtype Anchor: QuickAnchorValue
    /// The type of a padding.
    associatedtype Edge: PaddingValue where Edge.Item == Anchor.Item
    /// The collection of constraints that a call returns.
    associatedtype Constraints

    /// Adds a view (in front of the others) or a guide, and constrains it with anchors. The constraints are activated
    /// in order, as one batch.
    ///
    /// - Returns: the constraints in the order of the anchors; a content priority makes none.
    /// - Complexity: O(*n*) in the number of anchors or, in UIKit and AppKit, O(*n* *c*) if *c* constraints and
    ///   closures of the child have conditions, including the new ones.
    @discardableResult
    func quickAdd(
        _ child: Anchor.Item, _ anchors: [Anchor], priority: QuickPriority, fileID: String, line: Int
    ) -> Constraints

    /// Whether an item is the guide of this view's safe area, margins or readable content.
    func isInset(by item: Anchor.Item) -> Bool
}

extension QuickAnchorContainer {
    /// Adds a view (in front of the others) or a guide, insets its four edges from this view's by a padding in points,
    /// and constrains it with anchors.
    ///
    /// - Returns: the constraints of top, leading, bottom and trailing, then those of the anchors.
    /// - Complexity: that of the form with a list of anchors.
    @inlinable
    @discardableResult
    public func quickAdd(
        _ child: Anchor.Item, _ padding: Anchor.Number = 0, _ anchors: [Anchor] = [],
        priority: QuickPriority = .required, fileID: String = #fileID, line: Int = #line
    ) -> Constraints {
        quickAdd(child, inset: padding.quickValue, anchors, priority, fileID, line)
    }

    /// Adds a view (in front of the others) or a guide, insets its four edges from this view's by a padding in points,
    /// and constrains it with anchors.
    ///
    /// - Returns: the constraints of top, leading, bottom and trailing, then those of the anchors.
    /// - Complexity: that of the form with a list of anchors.
    @_disfavoredOverload
    @inlinable
    @discardableResult
    public func quickAdd(
        _ child: Anchor.Item, _ padding: some QuickNumber, _ anchors: [Anchor] = [],
        priority: QuickPriority = .required, fileID: String = #fileID, line: Int = #line
    ) -> Constraints {
        quickAdd(child, inset: padding.quickValue, anchors, priority, fileID, line)
    }

    @inlinable
    func quickAdd(
        _ child: Anchor.Item, inset: Double, _ anchors: [Anchor], _ priority: QuickPriority, _ fileID: String,
        _ line: Int
    ) -> Constraints {
        let all = PaddingEdge.anchors(PaddingEdge.all.count, followedBy: anchors, fileID, line) { _, edge in
            Anchor(edge.inside, edge.isFirst ? inset : 0 - inset, fileID, line)
        }
        return quickAdd(child, all, priority: priority, fileID: fileID, line: line)
    }

    /// Adds a view (in front of the others) or a guide, and constrains it with four whole paddings (top, leading,
    /// bottom, trailing), then with anchors.
    ///
    /// Without this form, the compiler would take seconds to resolve `[8 + 4, 20 + 4 * 2, nil, -(20 + 4)]`, since it
    /// would try types other than `Int` for every operator.
    /// - Precondition: there are four paddings.
    /// - Returns: the constraints of the paddings that are not nil, then those of the anchors.
    /// - Complexity: that of the form with a list of anchors.
    @inlinable
    @discardableResult
    public func quickAdd(
        _ child: Anchor.Item, _ paddings: [Int?], _ anchors: [Anchor] = [], priority: QuickPriority = .required,
        fileID: String = #fileID, line: Int = #line
    ) -> Constraints {
        let all = PaddingEdge.anchors(paddings.count, followedBy: anchors, fileID, line) { index, edge in
            paddings[index].map { Anchor(edge.inside, Double($0), fileID, line) }
        }
        return quickAdd(child, all, priority: priority, fileID: fileID, line: line)
    }

    /// Adds a view (in front of the others) or a guide, and constrains it with four paddings (top, leading, bottom,
    /// trailing), then with anchors.
    ///
    /// - Precondition: there are four paddings.
    /// - Returns: the constraints of the paddings that are not nil, then those of the anchors.
    /// - Complexity: that of the form with a list of anchors.
    @inlinable
    @discardableResult
    public func quickAdd(
        _ child: Anchor.Item, _ paddings: [Edge], _ anchors: [Anchor] = [], priority: QuickPriority = .required,
        fileID: String = #fileID, line: Int = #line
    ) -> Constraints {
        let all = PaddingEdge.anchors(paddings, followedBy: anchors, isInset: isInset(by:), fileID, line)
        return quickAdd(child, all, priority: priority, fileID: fileID, line: line)
    }

    /// Adds a view (in front of the others) or a guide, and constrains it with the anchors that are not nil:
    /// `quickAdd(child, [topToTop(8), isWide ? widthToConstant(320) : nil])`.
    ///
    /// - Returns: the constraints in the order of the anchors.
    /// - Complexity: that of the form with a list of anchors.
    @_disfavoredOverload
    @inlinable
    @discardableResult
    public func quickAdd(
        _ child: Anchor.Item, _ anchors: [Anchor?], priority: QuickPriority = .required, fileID: String = #fileID,
        line: Int = #line
    ) -> Constraints {
        quickAdd(child, anchors.compactMap { $0 }, priority: priority, fileID: fileID, line: line)
    }

    /// Not available: anchors are listed in brackets.
    @available(*, unavailable, message: "List the anchors in brackets: quickAdd(child, [topToTop(10)]).")
    @discardableResult
    public func quickAdd(_ child: Anchor.Item, _ anchor: Anchor) -> Constraints {
        quickAdd(child, [anchor], priority: .required, fileID: #fileID, line: #line)
    }

    /// Adds a view (in front of the others) or a guide, and constrains it with the anchors listed in a closure.
    ///
    /// - Returns: the constraints in the order of the anchors.
    /// - Complexity: that of the form with a list of anchors.
    @inlinable
    @discardableResult
    public func quickAdd(
        _ child: Anchor.Item, priority: QuickPriority = .required, fileID: String = #fileID, line: Int = #line,
        @AnchorBuilder<Anchor> _ anchors: () -> [Anchor]
    ) -> Constraints {
        quickAdd(child, anchors(), priority: priority, fileID: fileID, line: line)
    }
}

extension QuickAnchorValue {
    /// An anchor to the parent, plus a number in points.
    @inlinable
    init(_ kind: QuickAnchorType, _ constant: Double, _ fileID: String, _ line: Int) {
        self.init(
            kind, relatedItem: nil, number: constant, relation: nil, multiplier: 1, fileID: fileID, line: line)
    }
}
