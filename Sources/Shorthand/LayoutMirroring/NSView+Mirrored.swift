#if canImport(AppKit) && !canImport(UIKit)
    internal import AppKit
    internal import AutoLayout
    internal import QuickAnchorKinds

    /// The properties of an AppKit view that the mirror reads.
    extension NSView {
        var countsUpwardsInParent: Bool { superview.map { !$0.isFlipped } ?? false }
        // Not measured on macOS.
        static var pixelRounding: PixelRounding { .edges }
        var pixelsPerPoint: Double { window?.backingScaleFactor.quickValue ?? 0 }
        // Always nil: AppKit does not reveal which view provides the baselines of another view, but only the offsets of
        // a view's baselines.
        var firstSpeaker: NSView? { nil }
        var lastSpeaker: NSView? { nil }

        /// The autoresizing mask with y downward, as in UIKit. In AppKit's mask, y is upward unless the superview is
        /// flipped.
        var autoresizingMaskFromTop: UInt {
            let (below, above) = (AutoresizingMask.minYMargin.rawValue, AutoresizingMask.maxYMargin.rawValue)
            let mask = autoresizingMask.rawValue
            guard countsUpwardsInParent else { return mask }
            return mask & ~(below | above) | (mask & below != 0 ? above : 0) | (mask & above != 0 ? below : 0)
        }

        var shownText: String? { (self as? NSTextField)?.stringValue }

        /// Whether the text may need more lines in a narrower view.
        var wrapsText: Bool { (self as? NSTextField).map { $0.maximumNumberOfLines != 1 } ?? false }

        func heightOfText(atWidth width: CGFloat) -> CGFloat {
            (self as? NSTextField)?.sizeThatFits(NSSize(width: width, height: .greatestFiniteMagnitude)).height ?? 0
        }

        var lineHeight: Double? { nil }

        /// The distances of the text's baselines from the edges of the view; nil unless the view is a text field.
        var baselines: (fromTop: Double, fromBottom: Double)? {
            self is NSTextField
                ? (firstBaselineOffsetFromTop.quickValue, lastBaselineOffsetFromBottom.quickValue) : nil
        }

        func copyInsets(to mirror: View, isRoot: Bool) {
            let added = EdgeInsets(additionalSafeAreaInsets)
            mirror.additionalSafeAreaInsets = added
            if isRoot {
                let own = EdgeInsets(safeAreaInsets)
                mirror.safeAreaInsets = EdgeInsets(
                    top: own.top - added.top, left: own.left - added.left, bottom: own.bottom - added.bottom,
                    right: own.right - added.right)
            }
            guard let guide = layoutGuides.first(where: { MirroredInset(of: $0) == .margins }) else { return }
            let (inside, size) = (guide.frame, bounds.size)
            let below = isFlipped ? inside.minY : size.height - inside.maxY
            mirror.insetsLayoutMarginsFromSafeArea = false
            mirror.layoutMargins = EdgeInsets(
                top: below.quickValue, left: inside.minX.quickValue,
                bottom: size.height.quickValue - below.quickValue - inside.height.quickValue,
                right: size.width.quickValue - inside.maxX.quickValue)
        }
    }

    extension EdgeInsets {
        fileprivate init(_ insets: NSEdgeInsets) {
            self.init(
                top: insets.top.quickValue, left: insets.left.quickValue, bottom: insets.bottom.quickValue,
                right: insets.right.quickValue)
        }
    }
#endif
