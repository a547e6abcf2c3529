#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
    public import LayoutConditions

    /// An item that anchors can constrain: a view or a layout guide.
    @MainActor @preconcurrency
    public protocol QuickAnchorItem: ConditionItem, Sendable {}

    #if canImport(UIKit)
        extension UIView: QuickAnchorItem {}
        extension UILayoutGuide: QuickAnchorItem {}
    #else
        extension NSView: QuickAnchorItem {}
        extension NSLayoutGuide: QuickAnchorItem {}
    #endif

    extension QuickAnchorItem {
        /// The parent of a view or guide.
        var holder: PlatformView? { (self as? PlatformView)?.superview ?? (self as? PlatformGuide)?.owningView }

        var safeArea: any QuickAnchorItem { (self as? PlatformView)?.safeAreaLayoutGuide ?? self }

        var margins: any QuickAnchorItem { (self as? PlatformView)?.layoutMarginsGuide ?? self }
    }
#endif
