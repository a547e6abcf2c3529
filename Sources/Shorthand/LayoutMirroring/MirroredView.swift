#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
    internal import AutoLayout
    internal import QuickAnchorsUIKit

    /// A view with the content of a real view.
    final class MirroredView: View {
        private let content: Size
        private let baselines: (fromTop: Double, fromBottom: Double)?
        /// The height of the content at a width; nil if the height does not depend on the width.
        private let height: ((Double) -> Double)?
        /// The views that provide the baselines; nil if this view provides its own.
        weak var firstSpeaker: View?
        weak var lastSpeaker: View?

        @MainActor
        init(of real: PlatformView, name: String) {
            content = real.contentSize
            baselines = real.baselines
            height = real.wrapsText ? { [weak real] in real?.heightOfContent(atWidth: $0) ?? 0 } : nil
            super.init(frame: .zero)
            self.name = name
        }

        override var intrinsicContentSize: Size { content }
        override func intrinsicContentHeight(forWidth width: Double) -> Double? { height?(width) }
        override var firstBaselineOffsetFromTop: Double? { baselines?.fromTop }
        override var lastBaselineOffsetFromBottom: Double? { baselines?.fromBottom }
        override var forFirstBaselineLayout: View { firstSpeaker ?? self }
        override var forLastBaselineLayout: View { lastSpeaker ?? self }

        /// Text is centered in a taller view.
        override func centeredContentHeight(forWidth width: Double) -> Double? {
            baselines == nil ? nil : height?(width) ?? content.height
        }
    }

    extension PlatformView {
        /// The height at a width, for a view whose text wraps.
        nonisolated fileprivate func heightOfContent(atWidth width: Double) -> Double {
            MainActor.assumeIsolated { heightOfText(atWidth: CGFloat(width)).quickValue }
        }
    }
#endif
