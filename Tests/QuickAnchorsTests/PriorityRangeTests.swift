import QuickAnchors
import Testing

@Suite("A priority outside its range")
struct PriorityRangeTests {
    @Test("is refused with a diagnostic that names the range and the line")
    func refusal() {
        let (screen, red) = (View(name: "screen"), View(name: "red"))
        screen.layoutDiagnosticHandler = { _ in }
        let line = #line + 1
        screen.quickAdd(red, [horizontalHugging(0), verticalCompressionResistance(1001)])
        #expect(
            screen.layoutDiagnostics.map(\.message) == [
                "red keeps its hugging priority: 0 was refused, as it is not in (0, 1000].",
                "red keeps its compression resistance: 1001 was refused, as it is not in (0, 1000].",
            ])
        for diagnostic in screen.layoutDiagnostics {
            #expect(diagnostic.kind == .notFinite)
            #expect(diagnostic.location?.line == line)
            #expect("\(diagnostic)".contains(": invalid number: red keeps"))
        }
        #expect(red.contentHuggingPriority(for: .horizontal) == .defaultLow)
    }
}
