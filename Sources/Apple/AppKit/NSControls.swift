internal import AutoLayout
public import Foundation

/// A text field that cannot be edited, as AppKit's `init(labelWithString:)` creates it.
@MainActor @preconcurrency
open class NSTextField: NSView {
    override class func makeView() -> View { BackingLabel(frame: .zero) }

    public convenience init(labelWithString stringValue: String) {
        self.init(frame: .zero)
        self.stringValue = stringValue
    }

    private var label: Label { backingView() }

    open var stringValue: String {
        get { label.text ?? "" }
        set { label.text = newValue }
    }

    open var maximumNumberOfLines: Int {
        get { label.numberOfLines }
        set { label.numberOfLines = newValue }
    }

    open func sizeThatFits(_ size: NSSize) -> NSSize { CGSize(view.sizeThatFits(Size(size))) }
}

@MainActor @preconcurrency
open class NSImageView: NSView {
    override class func makeView() -> View { BackingImageView(frame: .zero) }
}

@MainActor @preconcurrency
open class NSStackView: NSView {
    override class func makeView() -> View { BackingStackView(frame: .zero) }

    private var stack: StackView { backingView() }

    /// In a stack view, y grows downward.
    override open var isFlipped: Bool { true }

    open func addArrangedSubview(_ view: NSView) {
        if view.superview !== self { addSubview(view) }
        stack.addArrangedSubview(view.view)
    }
}
