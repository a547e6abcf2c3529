internal import AutoLayout
public import Foundation

public enum NSUserInterfaceLayoutDirection: Int, Sendable {
    case leftToRight, rightToLeft
}

/// A window, which here provides only the number of pixels per point.
@MainActor @preconcurrency
public final class NSWindow: NSObject {
    public let backingScaleFactor: CGFloat

    init(backingScaleFactor: CGFloat) { self.backingScaleFactor = backingScaleFactor }
}

extension NSView {
    /// The window; nil for a tree whose frames are not rounded to pixels, since frames in a window always are.
    public var window: NSWindow? {
        displayScale == 0 ? nil : NSWindow(backingScaleFactor: displayScale)
    }

    public var userInterfaceLayoutDirection: NSUserInterfaceLayoutDirection {
        view.effectiveLayoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }

    /// An autoresizing mask in the superview's coordinates, with y upward unless the superview is flipped.
    public struct AutoresizingMask: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let minXMargin = AutoresizingMask(rawValue: 1 << 0)
        public static let width = AutoresizingMask(rawValue: 1 << 1)
        public static let maxXMargin = AutoresizingMask(rawValue: 1 << 2)
        public static let minYMargin = AutoresizingMask(rawValue: 1 << 3)
        public static let height = AutoresizingMask(rawValue: 1 << 4)
        public static let maxYMargin = AutoresizingMask(rawValue: 1 << 5)
    }

    public var autoresizingMask: AutoresizingMask {
        get { counted(AutoresizingMask(rawValue: view.autoresizingMask.rawValue)) }
        set { view.autoresizingMask = View.AutoresizingMask(rawValue: counted(newValue).rawValue) }
    }

    private func counted(_ mask: AutoresizingMask) -> AutoresizingMask {
        superview?.isFlipped == true ? mask : mask.turned
    }

    public func accessibilityIdentifier() -> String { view.name ?? "" }
    public func setAccessibilityIdentifier(_ accessibilityIdentifier: String?) { view.name = accessibilityIdentifier }
}

extension NSView.AutoresizingMask {
    /// The mask with the vertical margins swapped.
    fileprivate var turned: Self {
        let (top, bottom) = (contains(.maxYMargin), contains(.minYMargin))
        var turned = subtracting([.minYMargin, .maxYMargin])
        if top { turned.insert(.minYMargin) }
        if bottom { turned.insert(.maxYMargin) }
        return turned
    }
}
