#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
    internal import AutoLayout
    internal import QuickAnchorsUIKit

    /// A view with the content of a real view.
    final class MirroredView: View {
        private let content: Size
        private let baselines: (fromTop: Double, fromBottom: Double)?
        /// The height of a line and of a pixel; the line's is nil if the baselines include what rounding adds to it.
        private let lineHeight: Double?
        private let pixel: Double
        /// The height of the content at a width; nil if the height does not depend on the width.
        private let height: ((Double) -> Double)?
        /// The views that provide the baselines; nil if this view provides its own.
        weak var firstSpeaker: View?
        weak var lastSpeaker: View?

        @MainActor
        init(of real: PlatformView, name: String) {
            content = real.contentSize
            baselines = real.baselines
            lineHeight = real.lineHeight
            pixel = real.pixelsPerPoint > 0 ? 1 / real.pixelsPerPoint : 0
            height = real.wrapsText ? { [weak real] in real?.heightOfContent(atWidth: $0) ?? 0 } : nil
            super.init(frame: .zero)
            self.name = name
            if let text = real.shownText { show(text: text, wraps: real.wrapsText) }
        }

        override var intrinsicContentSize: Size { content }
        override func intrinsicContentHeight(forWidth width: Double) -> Double? { height?(width) }
        override var firstBaselineOffsetFromTop: Double? { baselines?.fromTop }
        override var lastBaselineOffsetFromBottom: Double? { baselines?.fromBottom }
        override var forFirstBaselineLayout: View { firstSpeaker ?? self }
        override var forLastBaselineLayout: View { lastSpeaker ?? self }

        /// Text is centered in a taller view, even if that is taller only because its height is rounded up to a pixel.
        override func centeredContentHeight(forWidth width: Double) -> Double? {
            guard baselines != nil else { return nil }
            let rounded = height?(width) ?? content.height
            guard let lineHeight, lineHeight > 0 else { return rounded }
            let lines = (rounded / lineHeight + 1e-6).rounded(.down) * lineHeight
            return rounded - lines < pixel ? lines : rounded
        }
    }

    extension PlatformView {
        /// The height at a width, for a view whose text wraps.
        nonisolated fileprivate func heightOfContent(atWidth width: Double) -> Double {
            MainActor.assumeIsolated { heightOfText(atWidth: CGFloat(width)).quickValue }
        }
    }
#endif
