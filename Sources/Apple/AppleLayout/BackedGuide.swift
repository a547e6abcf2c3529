public import AutoLayout
internal import Foundation

/// The behavior that the guides of both frameworks share.
@MainActor @preconcurrency
open class BackedGuide: BackedItem {
    package let guide: LayoutGuide
    package internal(set) weak var holder: BackedView?

    /// Public, because a client's subclass inherits no initializers from a class that hides one.
    public init(_ guide: LayoutGuide) {
        self.guide = guide
        super.init(backing: guide)
    }

    package var name: String {
        get { guide.identifier }
        set { guide.identifier = newValue }
    }

    override var container: BackedView? { holder }

    nonisolated open override var description: String { "<\(classAndAddress)>" }
}
