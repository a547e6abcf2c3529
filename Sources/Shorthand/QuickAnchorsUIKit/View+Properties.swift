#if canImport(UIKit) && !os(watchOS)
    extension UIView {
        /// The name that the app has given to the view, if any.
        package var givenName: String? { accessibilityIdentifier }
        package var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
    }

    extension UILayoutGuide {
        package var identifierInWords: String { identifier }
    }
#elseif canImport(AppKit)
    extension NSView {
        /// The name that the app has given to the view, if any.
        package var givenName: String? { accessibilityIdentifier() }
        package var isRightToLeft: Bool { userInterfaceLayoutDirection == .rightToLeft }
    }

    extension NSLayoutGuide {
        package var identifierInWords: String { identifier.rawValue }
    }
#endif
