public import AutoLayout
internal import Foundation

/// The behavior that views and guides of both frameworks share: anchors, and a backing AutoLayout item.
@MainActor @preconcurrency
open class BackedItem: Responder {
    package internal(set) var backing: any LayoutItem

    /// Public, because a client's subclass inherits no initializers from a class that hides one.
    public init(backing: any LayoutItem) {
        self.backing = backing
        super.init(onMainActor: ())
    }

    public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
    public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
    public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
    public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
    public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
    public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
    public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
    public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
    public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
    public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }

    /// The class and the address, in the format of both frameworks.
    nonisolated package var classAndAddress: String {
        let address = UInt(bitPattern: ObjectIdentifier(self).hashValue)
        return "\(type(of: self)): 0x\(String(address, radix: 16))"
    }

    /// The view in whose coordinates the item is positioned; for a guide, the guide's owner.
    var container: BackedView? { nil }
}
