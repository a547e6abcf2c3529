extension LayoutConstraint.Attribute {
    /// What an attribute measures: the single table behind pairing rules and solver rows.
    package struct Traits {
        /// Whether it is an extent or a position, and which sort of position.
        package enum Sort {
            case side
            case readingSide
            case center
            case baseline
            case extent
        }

        package let axis: Axis
        package let sort: Sort
        /// The fraction of the extent before the position: 0 at the start, 1 at the end, from left to right.
        package let share: Double
    }

    /// What the attribute measures, or nil for `notAnAttribute`.
    package var traits: Traits? {
        switch self {
        case .left: Traits(axis: .horizontal, sort: .side, share: 0)
        case .right: Traits(axis: .horizontal, sort: .side, share: 1)
        case .top: Traits(axis: .vertical, sort: .side, share: 0)
        case .bottom: Traits(axis: .vertical, sort: .side, share: 1)
        case .leading: Traits(axis: .horizontal, sort: .readingSide, share: 0)
        case .trailing: Traits(axis: .horizontal, sort: .readingSide, share: 1)
        case .width: Traits(axis: .horizontal, sort: .extent, share: 1)
        case .height: Traits(axis: .vertical, sort: .extent, share: 1)
        case .centerX: Traits(axis: .horizontal, sort: .center, share: 0.5)
        case .centerY: Traits(axis: .vertical, sort: .center, share: 0.5)
        case .firstBaseline: Traits(axis: .vertical, sort: .baseline, share: 1)
        case .lastBaseline: Traits(axis: .vertical, sort: .baseline, share: 1)
        case .notAnAttribute: nil
        }
    }
}
