import AutoLayout
import TestSupport
import Testing

@Suite("Frames of stack views")
struct StackTableTests {
    @Test("Every distribution, alignment, fit, hidden view and direction gives the frames that arithmetic gives")
    func table() {
        // 2 axes, 5 distributions, 6 alignments, 3 fits, 3 ways to hide, 2 directions.
        #expect(StackCase.all.count == 2 * 5 * 6 * 3 * 3 * 2)
        for line in Effort.sample(StackCase.all, oneIn: 7) {
            let (frames, diagnostics) = line.solvedFrames()
            for (frame, expected) in zip(frames, line.expectedFrames()) {
                #expect(frame.isClose(to: expected), "\(line): \(frames), expected \(line.expectedFrames())")
            }
            #expect(diagnostics.isEmpty, "\(line): \(diagnostics)")
        }
    }

    @Test("Top and bottom are other names for leading and trailing")
    func edges() {
        #expect([StackView.Alignment.top, .bottom] == [.leading, .trailing])
    }
}

extension Rect {
    func isClose(to other: Rect) -> Bool {
        [minX - other.minX, minY - other.minY, width - other.width, height - other.height].allSatisfy { abs($0) < 1e-6 }
    }
}
