/// The properties of a constraint that follow from its two attributes alone; those of an anchor are computed once for
/// each kind.
@usableFromInline
package struct AttributePairing: OptionSet, Sendable {
    @usableFromInline
    package let rawValue: UInt8

    @usableFromInline
    package init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// The attributes are valid with a second item: two sizes, or two positions, also on different axes as in
    /// UIKit. A reading side (leading, trailing) is paired only with another one or with a horizontal center.
    static var allowsSecondItem: Self { Self(rawValue: 1 << 0) }
    /// The attributes are valid without a second item.
    static var allowsLoneItem: Self { Self(rawValue: 1 << 1) }
    /// At least one attribute is leading or trailing.
    static var dependsOnDirection: Self { Self(rawValue: 1 << 2) }
    static var mentionsBaselines: Self { Self(rawValue: 1 << 3) }

    package init(_ firstAttribute: LayoutAttribute, _ secondAttribute: LayoutAttribute) {
        let (first, second) = (firstAttribute.kinds, secondAttribute.kinds)
        let (both, either) = (first & second, first | second)
        let arePlaces = first & Kinds.places != 0 && second & Kinds.places != 0
        let areMixed = either & Kinds.readingSide != 0 && either & Kinds.fixed != 0
        let canBePaired = both & Kinds.extent != 0 || arePlaces && !areMixed
        rawValue =
            (canBePaired ? 1 << 0 : 0) | (first & Kinds.extent != 0 && second == 0 ? 1 << 1 : 0)
            | (either & Kinds.readingSide != 0 ? 1 << 2 : 0) | (either & Kinds.baseline != 0 ? 1 << 3 : 0)
    }

    /// The pairings of all attributes, ordered by the first attribute and then by the second.
    private static let all = LayoutAttribute.allCases.flatMap { first in
        LayoutAttribute.allCases.map { AttributePairing(first, $0) }
    }

    /// The pairing of two attributes, looked up rather than computed.
    static func of(
        _ first: LayoutAttribute, _ second: LayoutAttribute
    ) -> AttributePairing {
        all[Int(first.rawValue) * LayoutAttribute.allCases.count + Int(second.rawValue)]
    }

    /// The kinds of attributes, one bit each.
    enum Kinds {
        static var fixedSide: UInt8 { 1 << 0 }
        static var readingSide: UInt8 { 1 << 1 }
        static var horizontalCenter: UInt8 { 1 << 2 }
        static var verticalPlace: UInt8 { 1 << 3 }
        static var extent: UInt8 { 1 << 4 }
        static var baseline: UInt8 { 1 << 5 }
        /// The kinds that cannot be paired with a reading side.
        static var fixed: UInt8 { fixedSide | verticalPlace }
        static var places: UInt8 { fixed | readingSide | horizontalCenter }
    }
}

extension LayoutAttribute {
    /// The kinds to which the attribute belongs; 0 for none.
    var kinds: UInt8 {
        switch self {
        case .left, .right: AttributePairing.Kinds.fixedSide
        case .leading, .trailing: AttributePairing.Kinds.readingSide
        case .centerX: AttributePairing.Kinds.horizontalCenter
        case .top, .bottom, .centerY: AttributePairing.Kinds.verticalPlace
        case .firstBaseline, .lastBaseline: AttributePairing.Kinds.verticalPlace | AttributePairing.Kinds.baseline
        case .width, .height: AttributePairing.Kinds.extent
        case .notAnAttribute: 0
        }
    }
}
