extension LayoutAttribute {
    /// The quantity that an attribute measures. A single table of traits serves both the messages about invalid
    /// pairings and the solver's rows.
    package struct Traits {
        /// The kind of quantity: an extent, or one of the kinds of positions.
        package enum Kind {
            case side
            case readingSide
            case center
            case baseline
            case extent
        }

        package let axis: Axis
        package let kind: Kind
        /// The fraction of the extent that lies before the position, in a left-to-right layout: 0 at the left or top
        /// edge, 1 at the right or bottom edge; 1 for an extent and for a baseline.
        package let share: Double
    }

    /// The quantity that the attribute measures, or nil for `notAnAttribute`.
    package var traits: Traits? {
        self == .notAnAttribute ? nil : Traits(axis: axis, kind: kind, share: share)
    }

    // The columns of the table are separate properties, so that code that reads one of them for each row needs no
    // branch.

    package var axis: Axis {
        switch self {
        case .left, .right, .leading, .trailing, .width, .centerX, .notAnAttribute: .horizontal
        case .top, .bottom, .height, .centerY, .firstBaseline, .lastBaseline: .vertical
        }
    }

    var share: Double {
        switch self {
        case .left, .top, .leading, .notAnAttribute: 0
        case .centerX, .centerY: 0.5
        case .right, .bottom, .trailing, .width, .height, .firstBaseline, .lastBaseline: 1
        }
    }

    /// Whether the attribute is a width or a height.
    package var isExtent: Bool { self == .width || self == .height }

    var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }

    private var kind: Traits.Kind {
        switch self {
        case .left, .right, .top, .bottom, .notAnAttribute: .side
        case .leading, .trailing: .readingSide
        case .centerX, .centerY: .center
        case .firstBaseline, .lastBaseline: .baseline
        case .width, .height: .extent
        }
    }
}
