#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
    /// The constraints made by a call, in order.
    ///
    /// Access them by position, by kind (`added[.topToTop]`) or by identifier (`added["header-top"]`). The collection
    /// may be discarded; the constraints remain.
    public struct QuickConstraints: RandomAccessCollection, Sendable {
        private var kinds: [QuickAnchorType]
        private var constraints: [NSLayoutConstraint]
        /// The item of a call that made no constraints.
        private var emptyItem: WeakItem?

        @MainActor
        init(_ anchors: [QuickAnchor], _ constraints: [NSLayoutConstraint], of item: any QuickAnchorItem) {
            kinds = anchors.map(\.kind)
            self.constraints = constraints
            emptyItem = constraints.isEmpty ? WeakItem(item) : nil
        }

        /// An empty collection, to which the constraints of several calls can be added.
        public init() {
            (kinds, constraints, emptyItem) = ([], [], nil)
        }

        /// The first position, always 0.
        public var startIndex: Int { 0 }
        /// The number of constraints.
        public var endIndex: Int { constraints.count }

        /// The constraint at a position.
        public subscript(position: Int) -> NSLayoutConstraint { constraints[position] }

        /// The position of the first constraint of a kind, or nil if there is none.
        /// - Complexity: O(*n*) in the number of constraints.
        public func firstIndex(of kind: QuickAnchorType) -> Int? { kinds.firstIndex(of: kind) }

        /// Appends another call's constraints to these.
        /// - Complexity: O(*n*) in the number of added constraints.
        public static func += (left: inout QuickConstraints, right: QuickConstraints) {
            if left.isEmpty { left.emptyItem = right.emptyItem ?? left.emptyItem }
            left.kinds += right.kinds
            left.constraints += right.constraints
        }

        /// The constraints of one call, followed by those of another.
        /// - Complexity: O(*n*) in the total number of constraints.
        public static func + (left: QuickConstraints, right: QuickConstraints) -> QuickConstraints {
            var sum = left
            sum += right
            return sum
        }
    }

    @MainActor
    extension QuickConstraints: @preconcurrency QuickConstraintCollection {
        /// Activates constraints in order; those with a condition are active only while it holds.
        public static func activate(_ constraints: [NSLayoutConstraint]) {
            NSLayoutConstraint.setActive(constraints, true)
        }

        /// Deactivates constraints.
        public static func deactivate(_ constraints: [NSLayoutConstraint]) {
            NSLayoutConstraint.setActive(constraints, false)
        }

        /// Applies the anchors that set content priorities, and returns the other anchors.
        public func setContentPriorities(by anchors: [QuickAnchor], fileID: String, line: Int) -> [QuickAnchor] {
            anchors.settingContentPriorities(of: item(fileID, line), "replace", fileID, line)
        }

        /// Makes inactive constraints from anchors, for the view or guide to which the collection's constraints belong.
        public func makeConstraints(of anchors: [QuickAnchor], fileID: String, line: Int) -> [NSLayoutConstraint] {
            let item = item(fileID, line)
            return anchors.map { $0.constraint(of: item, in: item.holder, "replace", fileID, line) }
        }

        /// Replaces the contents with the given constraints, which were made from the given anchors for the same view
        /// or guide.
        public mutating func set(_ constraints: [NSLayoutConstraint], of anchors: [QuickAnchor]) {
            self = QuickConstraints(anchors, constraints, of: item("", 0))
        }

        /// Replaces the constraint at a position with one that has another multiplier.
        public mutating func setMultiplier(_ multiplier: Double, at position: Int) {
            constraints[position] = constraints[position].replaced(multiplier: CGFloat(multiplier))
        }

        /// The view or guide that the call constrained.
        private func item(_ fileID: String, _ line: Int) -> any QuickAnchorItem {
            let items = constraints.map { $0.firstItem }
            guard let item = items.first ?? emptyItem?.item, items.allSatisfy({ $0 === item }),
                let item = item as? any QuickAnchorItem
            else { Misuse.stop("needs the constraints of one call", fileID, line, call: "replace") }
            return item
        }
    }

    extension NSLayoutConstraint: @preconcurrency QuickConstraint {
        /// Whether two constraints have the same items, attributes, relation, numbers and priority, and neither has a
        /// condition.
        public func isEquivalent(to other: NSLayoutConstraint) -> Bool {
            condition == nil && other.condition == nil && firstItem === other.firstItem
                && firstAttribute == other.firstAttribute && relation == other.relation
                && secondItem === other.secondItem && secondAttribute == other.secondAttribute
                && multiplier == other.multiplier && constant == other.constant && priority == other.priority
        }

        /// Returns a copy of the constraint with another multiplier, which is active if the original was; the original
        /// is deactivated. Returns the constraint itself if the multiplier is the same.
        fileprivate func replaced(multiplier: CGFloat) -> NSLayoutConstraint {
            guard let firstItem, multiplier != self.multiplier else { return self }
            let copy = NSLayoutConstraint(
                item: firstItem, attribute: firstAttribute, relatedBy: relation, toItem: secondItem,
                attribute: secondAttribute, multiplier: multiplier, constant: constant)
            (copy.priority, copy.identifier) = (priority, identifier)
            let wasActive = isActive
            conditionEntry?.replaceConstraint(by: copy)
            isActive = false
            copy.isActive = wasActive
            return copy
        }
    }

    /// A reference that does not keep a view or guide alive.
    @MainActor
    private final class WeakItem {
        weak var item: (any QuickAnchorItem)?

        init(_ item: any QuickAnchorItem) { self.item = item }
    }
#endif
