#if canImport(UIKit) && !os(watchOS)
    internal import AutoLayout
    internal import QuickAnchorKinds
    internal import UIKit

    /// The properties of a UIKit view that the mirror reads.
    extension UIView {
        var countsUpwardsInParent: Bool { false }
        var autoresizingMaskFromTop: UInt { autoresizingMask.rawValue }
        static var pixelRounding: PixelRounding { .originAndSize }
        var pixelsPerPoint: Double { traitCollection.displayScale.quickValue }
        var firstSpeaker: UIView? { forFirstBaselineLayout === self ? nil : forFirstBaselineLayout }
        var lastSpeaker: UIView? { forLastBaselineLayout === self ? nil : forLastBaselineLayout }

        var shownText: String? { (self as? UILabel)?.text }

        /// Whether the text may need more lines in a narrower view.
        var wrapsText: Bool { (self as? UILabel).map { $0.numberOfLines != 1 } ?? false }

        func heightOfText(atWidth width: CGFloat) -> CGFloat {
            sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
        }

        /// The distances of the text's baselines from the edges of the view; nil unless the view is a label.
        var baselines: (fromTop: Double, fromBottom: Double)? {
            guard let font = (self as? UILabel)?.font else { return nil }
            return (font.ascender.quickValue, -font.descender.quickValue)
        }

        var lineHeight: Double? { (self as? UILabel)?.font?.lineHeight.quickValue }

        func copyInsets(to mirror: View, isRoot: Bool) {
            let margins = directionalLayoutMargins
            mirror.directionalLayoutMargins = DirectionalEdgeInsets(
                top: margins.top.quickValue, leading: margins.leading.quickValue, bottom: margins.bottom.quickValue,
                trailing: margins.trailing.quickValue)
            mirror.insetsLayoutMarginsFromSafeArea = insetsLayoutMarginsFromSafeArea
            mirror.preservesSuperviewLayoutMargins = preservesSuperviewLayoutMargins
            if isRoot {
                mirror.safeAreaInsets = EdgeInsets(safeAreaInsets)
            } else if let superview {
                let own = EdgeInsets(safeAreaInsets)
                mirror.additionalSafeAreaInsets = own.less(EdgeInsets(superview.safeAreaInsets), reachingInto: self)
            }
        }
    }

    extension EdgeInsets {
        fileprivate init(_ insets: UIEdgeInsets) {
            self.init(
                top: insets.top.quickValue, left: insets.left.quickValue, bottom: insets.bottom.quickValue,
                right: insets.right.quickValue)
        }

        /// The insets that a view controller has added: those of its view minus the part inherited from the superview.
        @MainActor
        fileprivate func less(_ outer: EdgeInsets, reachingInto view: UIView) -> EdgeInsets {
            let (frame, size) = (view.frameFromTop, view.superview?.bounds.size ?? .zero)
            func added(_ inset: Double, _ outer: Double, _ distance: Double) -> Double {
                max(0, inset - max(0, outer - max(0, distance)))
            }
            return EdgeInsets(
                top: added(top, outer.top, frame.minY), left: added(left, outer.left, frame.minX),
                bottom: added(bottom, outer.bottom, size.height.quickValue - frame.maxY),
                right: added(right, outer.right, size.width.quickValue - frame.maxX))
        }
    }
#endif
