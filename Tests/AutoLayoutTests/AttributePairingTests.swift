import Testing

@testable import AutoLayout
@testable import LayoutCore

@Suite("Attribute pairings")
struct AttributePairingTests {
    @Test(
        "What a pair of attributes allows and depends on follows from their traits, for each pair",
        arguments: LayoutConstraint.Attribute.allCases)
    func pairs(first: LayoutConstraint.Attribute) {
        for second in LayoutConstraint.Attribute.allCases {
            let pairing = AttributePairing(first, second)
            #expect(pairing.contains(.allowsSecondItem) == allows(first, second), "\(first) and \(second)")
            #expect(
                pairing.contains(.allowsLoneItem) == (first.traits?.kind == .extent && second == .notAnAttribute),
                "\(first) and \(second)")
            let kinds = [first, second].compactMap { $0.traits?.kind }
            #expect(pairing.contains(.dependsOnDirection) == kinds.contains(.readingSide), "\(first) and \(second)")
            #expect(pairing.contains(.mentionsBaselines) == kinds.contains(.baseline), "\(first) and \(second)")
        }
    }

    /// Whether two attributes can be paired: both are sizes, or both are positions, but leading and trailing only with
    /// each other and with the horizontal center.
    private func allows(_ first: LayoutConstraint.Attribute, _ second: LayoutConstraint.Attribute) -> Bool {
        guard let first = first.traits, let second = second.traits else { return false }
        if first.kind == .extent || second.kind == .extent { return first.kind == second.kind }
        let pairs = [(first, second), (second, first)]
        return pairs.allSatisfy { one, other in
            if one.kind != .readingSide || other.kind == .readingSide { return true }
            return other.kind == .center && other.axis == .horizontal
        }
    }

    @Test("A constraint of the shorthand is refused in the same cases as any other")
    func refusals() {
        let (screen, view) = (makeScreen(width: 100), View(name: "view"))
        screen.layoutDiagnosticHandler = { _ in }
        screen.addSubview(view)
        let numbers: [(constant: Double, multiplier: Double, priority: Double)] = [
            (.nan, 1, 1000), (0, .infinity, 1000), (0, 0, 1000), (0, 1, 0), (0, 1, 1001), (5, 1, 1000),
        ]
        for number in numbers {
            let value = ConstraintValue(
                .leading, .equal, .leading, multiplier: number.multiplier, constant: number.constant,
                priority: LayoutPriority(number.priority))
            let unbound = UnboundConstraint(value, .parent, value.pairing, nil, fileID: #fileID)
            for hasSecondItem in [false, true] {
                let isValid = unbound.isValid(hasSecondItem: hasSecondItem)
                #expect(isValid == (value.fault(hasSecondItem: hasSecondItem) == nil), "\(number)")
            }
        }
    }
}
