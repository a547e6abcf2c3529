#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
    internal import AutoLayout
    internal import QuickAnchorsUIKit

    /// The properties of a real view that the mirror reads, the same in both frameworks.
    extension PlatformView {
        var contentSize: Size {
            Size(width: intrinsicContentSize.width.quickValue, height: intrinsicContentSize.height.quickValue)
        }

        /// The frame in the superview, with y downward.
        var frameFromTop: Rect {
            let x = frame.minX.quickValue
            let (width, height) = (frame.width.quickValue, frame.height.quickValue)
            var y = frame.minY.quickValue
            if countsUpwardsInParent, let superview { y = superview.bounds.height.quickValue - frame.maxY.quickValue }
            return Rect(x: x, y: y, width: width, height: height)
        }

        /// Copies everything that determines a view's layout, except its content and constraints.
        func copyLayout(to mirror: View, isRoot: Bool) {
            mirror.isHidden = isHidden
            mirror.frame =
                isRoot ? Rect(x: 0, y: 0, width: frameFromTop.width, height: frameFromTop.height) : frameFromTop
            if !isRoot, translatesAutoresizingMaskIntoConstraints {
                mirror.translatesAutoresizingMaskIntoConstraints = true
                mirror.autoresizingMask = View.AutoresizingMask(rawValue: autoresizingMaskFromTop)
            } else if !isRoot {
                mirror.translatesAutoresizingMaskIntoConstraints = false
            }
            for (axis, hugging, resistance) in [
                (
                    Axis.horizontal, contentHuggingPriority(for: .horizontal),
                    contentCompressionResistancePriority(for: .horizontal)
                ),
                (
                    .vertical, contentHuggingPriority(for: .vertical),
                    contentCompressionResistancePriority(for: .vertical)
                ),
            ] {
                mirror.setContentHuggingPriority(LayoutPriority(Double(hugging.rawValue)), for: axis)
                mirror.setContentCompressionResistancePriority(LayoutPriority(Double(resistance.rawValue)), for: axis)
            }
            if isRightToLeft != (mirror.effectiveLayoutDirection == .rightToLeft) {
                mirror.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
            }
            copyInsets(to: mirror, isRoot: isRoot)
        }

        /// Copies the traits that the whole tree inherits from its root.
        func copyTraitsOfRoot(to mirror: View) {
            mirror.displayScale = pixelsPerPoint
            mirror.pixelRounding = Self.pixelRounding
            mirror.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
        }
    }

    /// The kinds of insets for which a view has a guide.
    enum MirroredInset {
        case safeArea
        case margins
        case readable

        /// The kind of inset that a guide represents; nil for any other guide. It is determined by the guide's
        /// identifier, since asking a view for its guides would create them.
        @MainActor
        init?(of guide: PlatformGuide) {
            switch guide.identifierInWords.dropFirst(2) {
            case "ViewSafeAreaLayoutGuide": self = .safeArea
            case "ViewLayoutMarginsGuide": self = .margins
            case "ViewReadableContentGuide": self = .readable
            default: return nil
            }
        }

        func guide(of view: View) -> LayoutGuide {
            switch self {
            case .safeArea: view.safeAreaLayoutGuide
            case .margins: view.layoutMarginsGuide
            case .readable: view.readableContentGuide
            }
        }
    }
#endif
