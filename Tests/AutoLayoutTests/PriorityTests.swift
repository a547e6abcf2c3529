import AutoLayout
import Testing

@Suite("Priorities")
struct PriorityTests {
    @Test("The named priorities have UIKit's values, and those that UIKit lacks lie in between")
    func names() {
        let named: [LayoutPriority] = [
            .required, .almostRequired, .prioritizedCompressionResistance, .defaultHigh, .prioritizedHugging,
            .defaultLow, .fittingSizeLevel,
        ]
        #expect(named.map(\.rawValue) == [1000, 999, 751, 750, 251, 250, 50])
        #expect(named == named.sorted(by: >))
    }

    @Test("Content is hugged at 250 and resists compression at 750 by default, on both axes")
    func defaults() {
        for axis in Axis.allCases {
            #expect(View().contentHuggingPriority(for: axis) == 250)
            #expect(View().contentCompressionResistancePriority(for: axis) == 750)
        }
    }

    @Test("Every number is a level of its own: one constraint at 250.5 outweighs ten at 250")
    func fractions() {
        let (screen, box) = (makeScreen(), View())
        screen.addSubview(box)
        for _ in 0..<10 { box.widthAnchor.constraint(equalToConstant: 10).withPriority(250).isActive = true }
        box.widthAnchor.constraint(equalToConstant: 20).withPriority(250.5).isActive = true
        screen.layoutIfNeeded()
        #expect(box.frame.width == 20)
    }

    @Test("Making a required constraint optional ends a conflict, and making it required again brings it back")
    func conflict() {
        let (screen, box) = (makeScreen(), View())
        screen.addSubview(box)
        let widths = [10.0, 20].map { box.widthAnchor.constraint(equalToConstant: $0) }
        LayoutConstraint.activate(widths)
        widths[0].priority = .almostRequired
        screen.layoutIfNeeded()
        #expect(box.frame.width == 20 && !widths[0].isInConflict)
        widths[0].priority = .required
        screen.layoutIfNeeded()
        #expect(box.frame.width == 10 && screen.layoutDiagnostics.last?.kind == .conflict)
    }
}
