internal import AutoLayout
internal import GalleryExamples

/// The bits of every frame of every example, in all spellings and states, at five widths and in both layout directions.
///
/// Text is measured with the published widths of Helvetica, so the numbers are the same on all machines.
package func frameBits() -> [UInt64] {
    var bits: [UInt64] = []
    for example in liveExamples {
        for spelling in example.spellings.indices {
            for state in 0..<max(1, example.states.count) {
                let stage = example.open(spelling: spelling)
                stage.screen.layoutIfNeeded()
                if !example.states.isEmpty { stage.enterState(state) }
                appendFrames(of: stage.screen, to: &bits)
            }
        }
    }
    return bits
}

private func appendFrames(of screen: View, to bits: inout [UInt64]) {
    for direction in LayoutDirection.allCases {
        screen.layoutDirection = direction
        for width in [320, 375, 402.5, 768, 1024.25] {
            screen.frame.size.width = width
            screen.layoutIfNeeded()
            var waiting = [screen]
            while let view = waiting.popLast() {
                for rect in [view.frame] + view.layoutGuides.map({ $0.layoutFrame }) {
                    bits += [rect.minX.bitPattern, rect.minY.bitPattern, rect.width.bitPattern, rect.height.bitPattern]
                }
                waiting += view.subviews
            }
        }
    }
}
