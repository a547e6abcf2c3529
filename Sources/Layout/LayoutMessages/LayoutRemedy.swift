public import LayoutConditions

/// A change to a layout that resolves a conflict, as a sentence and as data that a program can apply.
public struct LayoutRemedy: Hashable, Codable, Sendable {
    /// The mistake that a remedy corrects, the most frequent one first; the last three apply to any conflict.
    public enum Cause: String, CaseIterable, Codable, Sendable {
        /// A view is still placed by its frame or its autoresizing mask.
        case autoresizingMask
        /// A distance to an edge of the parent points outward.
        case outwardSign
        /// A root or a parent has a width or height of 0.
        case missingSize
        /// A minimum exceeds the maximum.
        case crossedLimits
        /// Two constraints set the same attribute.
        case duplicate
        /// Views that share a length leave no room for the gaps between them.
        case noRoomForGaps
        /// A hidden view still requires room.
        case hiddenView
        /// The system made the view as a placeholder, or has not given it its size yet.
        case systemSize
        /// Nothing determines a position or size; the constraints to add are those of `suggestedConstraints()`.
        case missingConstraint
        /// A constant has another value than the rest of the layout needs.
        case constant
        /// A constraint is required although it should give way.
        case priority
        /// A constraint is superfluous.
        case superfluous
    }

    /// A change to one property.
    public struct Change: Hashable, Codable, Sendable {
        /// A property that a remedy can change.
        public enum Property: String, Codable, Sendable {
            /// The constant of a constraint.
            case constant
            /// The priority of a constraint.
            case priority
            /// Whether a constraint is active: 1 or 0.
            case isActive
            /// Whether a view is placed by its frame: 1 or 0.
            case translatesAutoresizingMaskIntoConstraints
            /// The width of a view's frame.
            case width
            /// The height of a view's frame.
            case height
            /// The spacing of the stack view that made the constraint.
            case spacing
        }

        /// The index of the constraint among the members of the conflict or, of a console report, in its list; nil if it
        /// is not one of them.
        public let member: Int?
        /// The name of the constraint's first item, which is the view whose property changes unless the constraint's does.
        public let item: String
        /// The constraint as a sentence.
        public let constraint: String
        /// The place where the constraint was written, if known.
        public let location: SourceLocation?
        /// The property that changes; of a constraint, or of the view that the constraint mentions first.
        public let property: Property
        /// The value before the change.
        public let old: Double
        /// The value after the change.
        public let new: Double

        package init(
            member: Int?, item: String, constraint: String, location: SourceLocation?, property: Property, old: Double,
            new: Double
        ) {
            self.member = member
            self.item = item
            self.constraint = constraint
            self.location = location
            self.property = property
            self.old = old
            self.new = new
        }
    }

    /// The mistake that the remedy corrects.
    public let cause: Cause
    /// The remedy as a sentence, without "To fix it".
    public let sentence: String
    /// The changes, all of which are needed.
    public let changes: [Change]

    package init(_ cause: Cause, _ sentence: String, _ changes: [Change]) {
        self.cause = cause
        self.sentence = sentence
        self.changes = changes
    }
}
