// UIKit's and AppKit's views are objects of Objective-C's base class. Extending that, this module needs neither framework.
#if canImport(ObjectiveC)
    public import ObjectiveC

    /// The calls that QuickAnchorsUIKit adds to Apple's views, for those who have imported the other module.
    extension NSObject {
        /// Not available: QuickAnchors adds to this package's own views.
        @available(*, unavailable, message: "import QuickAnchorsUIKit, the shorthand for UIView and NSView.")
        @discardableResult
        public func quickAdd(
            _ child: NSObject, _ padding: Double = 0, _ anchors: [QuickAnchor] = []
        ) -> QuickConstraints {
            fatalError("This call does not compile.")
        }

        /// Not available: QuickAnchors adds to this package's own views.
        @available(*, unavailable, message: "import QuickAnchorsUIKit, the shorthand for UIView and NSView.")
        @discardableResult
        public func quickAdd(_ child: NSObject, _ list: [Any?], _ anchors: [QuickAnchor] = []) -> QuickConstraints {
            fatalError("This call does not compile.")
        }

        /// Not available: QuickAnchors adds to this package's own views.
        @available(*, unavailable, message: "import QuickAnchorsUIKit, the shorthand for UIView and NSView.")
        @discardableResult
        public func quickAdd(
            _ child: NSObject, @QuickAnchorBuilder _ anchors: () -> [QuickAnchor]
        ) -> QuickConstraints {
            fatalError("This call does not compile.")
        }

        /// Not available: QuickAnchors constrains this package's own views.
        @available(*, unavailable, message: "import QuickAnchorsUIKit, the shorthand for UIView and NSView.")
        @discardableResult
        public func activateQuickAnchors(_ anchors: [QuickAnchor]) -> QuickConstraints {
            fatalError("This call does not compile.")
        }
    }
#endif
