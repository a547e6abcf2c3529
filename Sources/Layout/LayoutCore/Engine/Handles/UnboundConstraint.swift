/// A constraint that has no first item yet and can be bound to any number of items; each anchor of the shorthand
/// contains one.
///
/// It does not keep the related item alive.
@usableFromInline
package struct UnboundConstraint {
    /// The other side if no item is named. If an item is named, that item is the other side or, for `safeArea` and
    /// `margins`, its guide.
    @usableFromInline
    package enum Target: UInt8, Sendable {
        case parent
        case itself
        case nothing
        /// The item's natural size, for which a priority is set instead of a constraint.
        case content
        case safeArea
        case margins

        /// Whether the target is an inset guide, which is created on first use.
        var isInset: Bool { self == .safeArea || self == .margins }

        /// The item on the other side of a constraint on an item in a parent; nil if there is none.
        ///
        /// A guide has neither a safe area nor margins, so it is used as is.
        func item(
            _ named: LayoutNode?, of node: LayoutNode, in parent: LayoutNode?
        ) -> LayoutNode? {
            switch self {
            case .parent: named ?? parent
            case .itself: named ?? node
            case .nothing, .content: named
            case .safeArea, .margins: insetGuide(of: named ?? parent)
            }
        }

        @inline(never) private func insetGuide(of item: LayoutNode?) -> LayoutNode? {
            guard let view = item?.view else { return item }
            return (self == .safeArea ? view.safeAreaLayoutGuide : view.layoutMarginsGuide).layoutNode
        }
    }

    @usableFromInline
    package var value: ConstraintValue
    @usableFromInline
    package let target: Target
    @usableFromInline
    let pairing: AttributePairing
    /// The item named as the other side.
    @usableFromInline
    package let named: LayoutNode?
    @usableFromInline
    package let fileID: String
    @usableFromInline
    var extras: Extras?

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

    /// Creates a constraint, given what follows from the two attributes.
    @inlinable package init(
        _ value: ConstraintValue, _ target: Target, _ pairing: AttributePairing, _ named: LayoutNode?, fileID: String
    ) {
        self.value = value
        self.target = target
        self.pairing = pairing
        self.named = named
        self.fileID = fileID
    }

    /// An inactive constraint that results from binding this one to an item in a parent.
    package func constraint(of node: LayoutNode, in parent: LayoutNode?) -> LayoutConstraint {
        let constraint = LayoutConstraint(node, target.item(named, of: node, in: parent), value, fileID: fileID)
        constraint.identifier = identifier
        constraint.givenCondition = condition
        return constraint
    }

    /// The parts that few constraints have, stored separately.
    @usableFromInline
    final class Extras {
        let identifier: String?
        let condition: LayoutCondition?

        init(_ identifier: String?, _ condition: LayoutCondition?) {
            (self.identifier, self.condition) = (identifier, condition)
        }
    }
}
