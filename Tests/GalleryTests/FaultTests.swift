import AutoLayout
import LayoutTesting
import TestSupport
import Testing

@testable import Gallery
@testable import GalleryExamples

@Suite("On every screen, in both directions")
struct FaultTests {
    /// The faults of a variant of an example, in all spellings.
    private func faults<E: Example>(in type: E.Type, _ variant: Step<E>) -> [LayoutFault] {
        let height = E().screen.frame.height
        let sizes = (Effort.isFull ? [320.0, 390, 768] : [320]).map { Size(width: $0, height: height) }
        return E.spellings.flatMap { spelling in
            LayoutCheck(sizes: sizes).faults {
                let example = E()
                example.screen.layoutDiagnosticHandler = { _ in }
                spelling.run(example)
                example.screen.layoutIfNeeded()
                variant.run(example)
                return example.screen
            }
        }
    }

    /// The rules that a variant of an example breaks on purpose.
    private func exemptions(of name: String, _ variant: String) -> Set<LayoutRule> {
        switch (name, variant) {
        // The title is truncated in the middle, the album at the end.
        case ("music-cell", "very long title"): [.textFits]
        // There are more rows than fit on a screen.
        case ("friends-list", "50 friends"), ("self-sizing-list", _): [.nothingOutside]
        // Events are drawn on top of their days.
        case ("month-calendar", _): [.noOverlaps]
        case ("what-went-wrong", _): [.noConflicts, .noAmbiguity]
        default: []
        }
    }

    @Test(
        "nothing conflicts, is ambiguous, overlaps, sticks out or is clipped, except on purpose",
        arguments: Effort.examples)
    func faults(_ index: Int) {
        func check<E: Example>(_ type: E.Type) {
            for variant in E.variants {
                let exempt = exemptions(of: E.name, variant.name)
                let faults = faults(in: type, variant)
                #expect(faults.filter { !exempt.contains($0.problem.rule) } == [], "\(variant.name)")
                #expect(exempt.isSubset(of: Set(faults.map(\.problem.rule))), "\(variant.name)")
            }
        }
        check(examples[index])
    }

    @Test("the example of what went wrong has two faults, its crowded box and its adrift one")
    func wrong() {
        let faults = faults(in: WhatWentWrong.self, WhatWentWrong.variants[0])
        #expect(Set(faults.map(\.path)) == ["screen", "screen > adrift"])
        #expect(
            faults.allSatisfy { $0.path == "screen" ? "\($0)".contains("crowded") : $0.problem == .ambiguity([.top]) })
    }
}
