/// Tries changes to a whole layout, or to all that is known of it.
package protocol RemedyTrial {
    /// Makes changes in place of those of the last attempt, and solves.
    mutating func attempt(_ edits: [RemedyEdit]) -> RemedyOutcome
}

/// A change to a constraint.
package struct RemedyEdit {
    package enum Change {
        /// A change to the constant, by the given amount.
        case shift(Double)
        /// The lowest priority that is not required.
        case lowering
        case removal
        /// The removal of everything that ties a view to its frame.
        case unframing
    }

    package let member: ConflictMember
    package let change: Change

    package init(member: ConflictMember, change: Change) {
        self.member = member
        self.change = change
    }
}

/// What a trial has shown.
package enum RemedyOutcome {
    /// Nothing is left of the conflict, and nothing has become worse.
    case resolved
    /// Constraints, of which at least one was in the conflict, still contradict each other; they are found on request,
    /// before the next attempt.
    case conflict(() -> [ConflictMember])
    /// The conflict is resolved at the expense of something else, or it cannot be tried. If it is only that a view has
    /// no room in its parent, there may be a constraint whose change would make room.
    case harm(roomIn: ConflictMember?)
}

extension RemedyEdit {
    /// The new constant, if it is a size; otherwise, infinity.
    var length: Double {
        if case .shift(let amount) = change, member.isSize { member.constant + amount } else { .infinity }
    }

    /// Whether the new constant is a whole number.
    var isWhole: Bool {
        guard case .shift(let amount) = change else { return false }
        let constant = member.constant + amount
        return abs(constant - constant.rounded()) < 1e-6
    }

    var isAllowed: Bool {
        if case .shift(let amount) = change { member.allows(member.constant + amount) } else { true }
    }

    /// The property that the edit changes, and its values.
    var values: (LayoutRemedy.Change.Property, old: Double, new: Double) {
        switch change {
        case .shift(let amount):
            let property: LayoutRemedy.Change.Property =
                switch member.origin {
                case .rootFrame, .ownFrame: member.sentence.first.attribute.name == "width" ? .width : .height
                case .spacing: .spacing
                default: .constant
                }
            return (property, member.constant, member.constant + amount)
        case .lowering: return (.priority, 1000, 999)
        case .removal: return (.isActive, 1, 0)
        case .unframing: return (.translatesAutoresizingMaskIntoConstraints, 1, 0)
        }
    }
}

extension Double {
    /// A change to a constant, so that the new constant is the number that a sentence shows.
    func written(from constant: Double) -> Double {
        let rounded = ((constant + self) * 10_000).rounded() / 10_000
        return rounded.isFinite ? rounded - constant : self
    }
}
