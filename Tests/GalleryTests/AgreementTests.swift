import QuickAnchors
import Testing

@testable import Gallery
@testable import GalleryExamples

@Suite("Spellings agree")
struct AgreementTests {
    /// A box that one spelling can place slightly lower than the other does, name differently, or give an invalid
    /// constraint.
    struct Unverified: Example {
        enum Fault {
            case none
            case shift(Double)
            case name, diagnostic
        }

        static let name = "unverified"
        static let title = "Unverified"
        static let text = ""
        static let file = #filePath
        static var spellings: [Step<Self>] { [Step("straight") { $0.put(.none) }, Step("other") { $0.put($0.fault) }] }

        let screen = View.screen()
        let box = View.box("box", .red)
        @TaskLocal static var fault = Fault.none
        let fault = Unverified.fault

        private func put(_ fault: Fault) {
            var top = 10.0
            if case .shift(let distance) = fault { top += distance }
            screen.quickAdd(box, [top, 0, 0, 0])
            if case .name = fault { box.name = "another" }
            if case .diagnostic = fault { box.activateQuickAnchors([topToTop(.nan)]) }
        }
    }

    private func agrees(with fault: Unverified.Fault) -> Bool {
        Unverified.$fault.withValue(fault) { Report(Unverified.self, in: [Setting()]).agrees }
    }

    @Test("if they differ only by rounding, but not if they differ by more than 1e-9")
    func distances() {
        #expect(agrees(with: .none))
        #expect(agrees(with: .shift(1e-10)))
        #expect(!agrees(with: .shift(1e-8)))
    }

    @Test("only if they name the views alike and neither has a diagnostic")
    func faults() {
        #expect(!agrees(with: .name))
        #expect(!agrees(with: .diagnostic))
    }
}
