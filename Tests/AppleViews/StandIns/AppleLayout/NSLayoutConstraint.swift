internal import AutoLayout
public import Foundation

/// `NSLayoutConstraint` as UIKit and AppKit declare it, as far as the tests go.
@MainActor @preconcurrency
open class NSLayoutConstraint {
    let backing: LayoutConstraint
    public private(set) weak var firstItem: AnyObject?
    public private(set) weak var secondItem: AnyObject?
    public let firstAttribute: Attribute
    public let secondAttribute: Attribute
    public let relation: Relation
    open var identifier: String?

    public init(
        item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
        attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
    ) {
        guard let first = view1 as? Anchored else { preconditionFailure("The first item is no view or guide.") }
        let second = view2 as? Anchored
        precondition(view2 == nil || second != nil, "The second item is no view or guide.")
        // What Apple's raise an exception for.
        precondition((second == nil) == (attr2 == .notAnAttribute), "An item and its attribute go together.")
        (firstItem, secondItem) = (first, second)
        (firstAttribute, secondAttribute, self.relation) = (attr1, attr2, relation)
        backing = LayoutConstraint(
            item: first.backing, attribute: attr1.backing, relatedBy: relation.backing, toItem: second?.backing,
            attribute: attr2.backing, multiplier: Double(multiplier), constant: Double(c))
    }

    open var multiplier: CGFloat { CGFloat(backing.multiplier) }

    open var constant: CGFloat {
        get { CGFloat(backing.constant) }
        set { backing.constant = Double(newValue) }
    }

    open var isActive: Bool {
        get { backing.isActive }
        set { backing.isActive = newValue }
    }

    /// Each framework has a name of its own for the type of this.
    open var priority: ConstraintPriority {
        get { ConstraintPriority(Float(backing.priority.rawValue)) }
        set { backing.priority = LayoutPriority(Double(newValue.rawValue)) }
    }

    open class func activate(_ constraints: [NSLayoutConstraint]) {
        LayoutConstraint.activate(constraints.map(\.backing))
    }

    open class func deactivate(_ constraints: [NSLayoutConstraint]) {
        LayoutConstraint.deactivate(constraints.map(\.backing))
    }
}

public struct ConstraintPriority: Hashable, RawRepresentable, Sendable {
    public var rawValue: Float
    public init(_ rawValue: Float) { self.rawValue = rawValue }
    public init(rawValue: Float) { self.rawValue = rawValue }

    public static let required = ConstraintPriority(1000)
    public static let defaultHigh = ConstraintPriority(750)
    public static let defaultLow = ConstraintPriority(250)
}
