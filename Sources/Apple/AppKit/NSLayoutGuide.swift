public import AppleLayout
public import AutoLayout
public import Foundation

@MainActor @preconcurrency
open class NSLayoutGuide: BackedGuide {
    public init() { super.init(LayoutGuide()) }

    public override init(_ guide: LayoutGuide) { super.init(guide) }

    open var owningView: NSView? { holder as? NSView }

    open var frame: NSRect { owningView?.turnedInside(CGRect(guide.layoutFrame)) ?? .zero }

    open var identifier: NSUserInterfaceItemIdentifier {
        get { NSUserInterfaceItemIdentifier(name) }
        set { name = newValue.rawValue }
    }
}

public struct NSUserInterfaceItemIdentifier: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public init(rawValue: String) { self.rawValue = rawValue }
}
