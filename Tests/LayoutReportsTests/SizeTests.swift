import TestSupport
import Testing

@testable import LayoutReports

/// Large and meaningless input.
@Suite("A text of any kind")
struct SizeTests {
    @Test("is read without a crash if it is random bytes")
    func random() {
        var generator = SplitMix64(seed: 1)
        let bytes = (0..<Effort.size(10_000_000)).map { _ in UInt8.random(in: 0...255, using: &generator) }
        #expect(ConflictReport.all(in: bytes).isEmpty)
    }

    @Test("is read without a crash if it is pieces of reports in any order", arguments: 1...4 as ClosedRange<UInt64>)
    func pieces(seed: UInt64) {
        var generator = SplitMix64(seed: seed)
        let pieces = [
            "<NSLayoutConstraint:0x1 ", "UIView:0x2", ".width", " == ", "12", "(", ")", "[", "]", "'", "|", "H:", "-(",
            ")-", "names: ", ">", "\"", "\n", "\\U00e9", "Constraint:", "0x", ",", "   (active", "<", "@", "#1",
            "Unable to simultaneously satisfy constraints.", "Will attempt to recover by breaking constraint ",
        ].map { Array($0.utf8) }
        var bytes: [UInt8] = []
        while bytes.count < Effort.size(1_000_000) {
            bytes += pieces[Int.random(in: 0..<pieces.count, using: &generator)]
        }
        for report in ConflictReport.all(in: bytes) { #expect(report.readCount <= report.constraints.count) }
    }

    @Test(
        "takes time that is linear in its length, whatever is repeated in it",
        arguments: [
            Sample.conflict, "<NSLayoutConstraint:0x1 H:[", "<NSLayoutConstraint:0x1 ", "'", ".width", "(",
            "Constraint",
            "<NSLayoutConstraint:0x1 V:[UIView:0x2'", "NSLayoutConstraint:0x1 'a", "(1", "\\U12", "    ", "\n",
            ":0x1, a",
            ".width == ", "h=-",
        ])
    func growth(piece: String) {
        func time(_ length: Int) -> Double {
            let start = Array("Unable to simultaneously satisfy constraints.\n(\n\"<NSLayoutConstraint:0x1 ".utf8)
            let bytes = start + Array(String(repeating: piece, count: length / piece.utf8.count).utf8)
            return processorTime { _ = ConflictReport.all(in: bytes) }
        }
        #expect(growthExponent(of: time, upTo: Effort.isFull ? 400_000 : 40_000) < 1.5)
    }
}
