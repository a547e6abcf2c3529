/// A constraint that has no first item yet and can be bound to any number of items; the shorthand passes these on.
///
/// It does not keep the related item alive.
package struct UnboundConstraint {
    /// The other side if no item is named, and which part of a named one is meant.
    package enum Target: UInt8 {
        case parent
        case itself
        case nothing
        case safeArea
        case margins

        /// Whether it is an inset guide, which is created on first use.
        var isInset: Bool { self == .safeArea || self == .margins }

        /// The item on the other side of a constraint of an item in a parent; nil if there is none.
        ///
        /// A guide has neither safe area nor margins and is used as it is.
        @inline(__always) func item(
            _ named: LayoutNode?, of node: LayoutNode, in parent: LayoutNode?
        ) -> LayoutNode? {
            switch self {
            case .parent: named ?? parent
            case .itself: named ?? node
            case .nothing: named
            case .safeArea, .margins: insetGuide(of: named ?? parent)
            }
        }

        @inline(never) private func insetGuide(of item: LayoutNode?) -> LayoutNode? {
            guard let view = item?.view else { return item }
            return (self == .safeArea ? view.safeAreaLayoutGuide : view.layoutMarginsGuide).layoutNode
        }
    }

    package var value: ConstraintValue
    package let target: Target
    /// The named item of the other side.
    package let named: LayoutNode?
    package let fileID: String
    private var extras: Extras?

    /// A name for diagnostics.
    package var identifier: String? {
        get { extras?.identifier }
        set { extras = Extras(newValue, condition) }
    }

    /// The condition under which the constraint is in effect.
    package var condition: LayoutCondition? {
        get { extras?.condition }
        set { extras = Extras(identifier, newValue) }
    }

    @inline(__always) package init(
        _ value: ConstraintValue, _ target: Target, _ named: LayoutNode?, fileID: String
    ) {
        self.value = value
        self.target = target
        self.named = named
        self.fileID = fileID
    }

    /// The inactive constraint of an item in a parent.
    package func constraint(of node: LayoutNode, in parent: LayoutNode?) -> LayoutConstraint {
        let constraint = LayoutConstraint(node, target.item(named, of: node, in: parent), value, fileID: fileID)
        constraint.identifier = identifier
        constraint.givenCondition = condition
        return constraint
    }

    /// Parts that few constraints have, stored separately.
    private final class Extras {
        let identifier: String?
        let condition: LayoutCondition?

        init(_ identifier: String?, _ condition: LayoutCondition?) {
            (self.identifier, self.condition) = (identifier, condition)
        }
    }
}
