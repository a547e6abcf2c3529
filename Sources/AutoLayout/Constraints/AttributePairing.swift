/// What follows for a constraint from its two attributes alone.
///
/// It is made of one switch for each and of numbers, so that it is a constant where the attributes are, as in an anchor.
@usableFromInline
struct AttributePairing: OptionSet, Sendable {
    @usableFromInline
    let rawValue: UInt8

    @inlinable
    init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// The attributes are valid with a second item: sizes, or places on the same axis of which not only one follows the
    /// reading direction.
    @inlinable static var allowsSecondItem: Self { Self(rawValue: 1 << 0) }
    /// The attributes are valid without a second item.
    @inlinable static var allowsLoneItem: Self { Self(rawValue: 1 << 1) }
    /// One of them speaks of a side where reading starts or ends.
    @inlinable static var dependsOnDirection: Self { Self(rawValue: 1 << 2) }
    @inlinable static var speaksOfBaselines: Self { Self(rawValue: 1 << 3) }

    @inlinable @inline(__always)
    init(_ firstAttribute: LayoutConstraint.Attribute, _ secondAttribute: LayoutConstraint.Attribute) {
        let (first, second) = (firstAttribute.sorts, secondAttribute.sorts)
        let (both, either) = (first & second, first | second)
        let areHorizontal = first & Sorts.horizontal != 0 && second & Sorts.horizontal != 0
        let areMixed = either & Sorts.sides == Sorts.sides
        let canBePaired = both & Sorts.alike != 0 || areHorizontal && !areMixed
        rawValue =
            (canBePaired ? 1 << 0 : 0) | (first & Sorts.extent != 0 && second == 0 ? 1 << 1 : 0)
            | (either & Sorts.readingSide != 0 ? 1 << 2 : 0) | (either & Sorts.baseline != 0 ? 1 << 3 : 0)
    }

    /// The sorts of attributes, a bit each.
    @usableFromInline
    enum Sorts {
        @inlinable static var fixedSide: UInt8 { 1 << 0 }
        @inlinable static var readingSide: UInt8 { 1 << 1 }
        @inlinable static var horizontalCenter: UInt8 { 1 << 2 }
        @inlinable static var verticalPlace: UInt8 { 1 << 3 }
        @inlinable static var extent: UInt8 { 1 << 4 }
        @inlinable static var baseline: UInt8 { 1 << 5 }
        @inlinable static var sides: UInt8 { fixedSide | readingSide }
        @inlinable static var horizontal: UInt8 { sides | horizontalCenter }
        /// Those of which any two can be paired.
        @inlinable static var alike: UInt8 { verticalPlace | extent }
    }
}

extension LayoutConstraint.Attribute {
    /// What sorts of attributes it is of; 0 for none.
    @inlinable @inline(__always) var sorts: UInt8 {
        switch self {
        case .left, .right: AttributePairing.Sorts.fixedSide
        case .leading, .trailing: AttributePairing.Sorts.readingSide
        case .centerX: AttributePairing.Sorts.horizontalCenter
        case .top, .bottom, .centerY: AttributePairing.Sorts.verticalPlace
        case .firstBaseline, .lastBaseline: AttributePairing.Sorts.verticalPlace | AttributePairing.Sorts.baseline
        case .width, .height: AttributePairing.Sorts.extent
        case .notAnAttribute: 0
        }
    }
}
