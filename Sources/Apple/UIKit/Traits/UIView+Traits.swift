internal import AppleLayout
internal import AutoLayout
internal import Foundation

public enum UIUserInterfaceLayoutDirection: Int, Sendable {
    case leftToRight, rightToLeft
}

public enum UISemanticContentAttribute: Int, Sendable {
    case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}

extension UIView {
    /// The traits of the view. Those that depend on a size are determined by the window or, if the view is in no
    /// window, by the running test's screen.
    var traitsOfTree: UITraitCollection {
        let root = view.rootOfTree
        return UITraitCollection(
            size: window?.bounds.size ?? TestEnvironment.current.screenSize, displayScale: displayScale,
            direction: view.effectiveLayoutDirection == .rightToLeft ? .rightToLeft : .leftToRight,
            thresholds: root.sizeClassThresholds)
    }

    /// Notifies the view and its descendants, and their controllers, that their traits have changed.
    func announceTraits(insteadOf old: UITraitCollection) {
        for view in tree {
            view.controller?.notifyOfTraits(insteadOf: old)
            view.notifyOfTraits(insteadOf: old)
        }
    }

    public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        view.effectiveLayoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }

    /// The direction of a view with the given attribute if no superview's direction is known: the app's direction,
    /// unless the attribute fixes another one.
    public class func userInterfaceLayoutDirection(
        for attribute: UISemanticContentAttribute
    ) -> UIUserInterfaceLayoutDirection {
        userInterfaceLayoutDirection(for: attribute, relativeTo: UIApplication.shared.userInterfaceLayoutDirection)
    }

    /// The direction of a view with the given attribute beside or inside content of another direction.
    public class func userInterfaceLayoutDirection(
        for semanticContentAttribute: UISemanticContentAttribute, relativeTo direction: UIUserInterfaceLayoutDirection
    ) -> UIUserInterfaceLayoutDirection {
        switch semanticContentAttribute {
        case .unspecified: direction
        case .playback, .spatial, .forceLeftToRight: .leftToRight
        case .forceRightToLeft: .rightToLeft
        }
    }

    public struct AutoresizingMask: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
        public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
        public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
    }

    public var autoresizingMask: AutoresizingMask {
        get { AutoresizingMask(rawValue: view.autoresizingMask.rawValue) }
        set { view.autoresizingMask = View.AutoresizingMask(rawValue: newValue.rawValue) }
    }
}
