package import AutoLayout
public import Foundation

/// `NSLayoutConstraint` as UIKit and AppKit declare it, to the extent that tests need it.
@MainActor @preconcurrency
open class NSLayoutConstraint: NSObject {
    private var made: LayoutConstraint?
    public private(set) weak var firstItem: AnyObject?
    public private(set) weak var secondItem: AnyObject?
    public private(set) var firstAttribute = Attribute.notAnAttribute
    public private(set) var secondAttribute = Attribute.notAnAttribute
    public private(set) var relation = Relation.equal
    open var identifier: String? {
        get { backing.identifier }
        set { backing.identifier = newValue }
    }
    open var shouldBeArchived = false
    /// The view that keeps the constraint alive while it is active.
    weak var holder: BackedView?

    /// A constraint without items, which supports no operation. This initializer exists so that a client's subclass
    /// inherits the other ones.
    nonisolated public override init() { super.init() }

    package var backing: LayoutConstraint {
        guard let made else { preconditionFailure("A constraint needs an item.") }
        return made
    }

    /// Without a second item, the second attribute is ignored.
    public convenience init(
        item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
        attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat, fileID: String = #fileID,
        line: Int = #line
    ) {
        guard let first = view1 as? BackedItem else { preconditionFailure("The first item must be a view or a guide.") }
        let second = view2 as? BackedItem
        precondition(view2 == nil || second != nil, "The second item must be a view or a guide.")
        // Checks for the misuse on which Apple's implementation raises an exception.
        precondition(second == nil || attr2 != .notAnAttribute, "The second item has no attribute.")
        precondition(second != nil || attr1.isSize, "A position needs a second item.")
        self.init()
        (firstItem, secondItem) = (first, second)
        (firstAttribute, self.relation) = (attr1, relation)
        secondAttribute = second == nil ? .notAnAttribute : attr2
        made = LayoutConstraint(
            item: first.backing(for: attr1), attribute: attr1.backing, relatedBy: relation.backing,
            toItem: second?.backing(for: attr2), attribute: attr2.backing, multiplier: Double(multiplier),
            constant: Double(c), fileID: fileID, line: line)
    }

    /// A constraint that the layout system made.
    convenience init(_ backing: LayoutConstraint, _ first: BackedItem, _ second: BackedItem?) {
        self.init()
        made = backing
        (firstItem, secondItem) = (first, second)
        firstAttribute = Attribute(backing.firstAttribute)
        secondAttribute = Attribute(backing.secondAttribute)
        relation = Relation(backing.relation)
    }

    open var multiplier: CGFloat { CGFloat(backing.multiplier) }

    open var constant: CGFloat {
        get { CGFloat(backing.constant) }
        set { backing.constant = Double(newValue) }
    }

    /// Whether the constraint is active. If no view contains both items, activating the constraint stops the program,
    /// as on Apple's systems.
    open var isActive: Bool {
        get { backing.isActive }
        set {
            backing.isActive = newValue
            if newValue, let first = firstItem as? BackedItem {
                let nearest = first.nearestHolder(with: secondItem as? BackedItem)
                backing.location.require(nearest != nil, "The items of an active constraint need a common ancestor.")
                if isActive { nearest?.keep(self) }
            }
            if !isActive { holder?.held[ObjectIdentifier(backing)] = nil }
        }
    }

    /// The priority. It cannot change between required and optional while the constraint is active.
    open var priority: Priority {
        get { Priority(of: backing.priority) }
        set {
            precondition(
                !isActive || (newValue == .required) == (priority == .required),
                "The priority of an active constraint cannot change between required and optional.")
            backing.priority = LayoutPriority(of: newValue)
        }
    }

    open class func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }

    open class func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
    }
}

extension BackedItem {
    /// The AutoLayout item to which an attribute refers.
    fileprivate func backing(for attribute: NSLayoutConstraint.Attribute) -> any LayoutItem {
        attribute.isOfMargins ? (self as? BackedView)?.view.layoutMarginsGuide ?? backing : backing
    }
}
