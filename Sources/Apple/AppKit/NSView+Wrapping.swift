package import AutoLayout

extension NSView {
    /// Creates AppKit views for an existing tree of AutoLayout views.
    package static func wrapping(_ view: View) -> NSView {
        let root = wrapper(of: view)
        root.adoptSubviews(wrapper(of:))
        return root
    }

    private static func wrapper(of view: View) -> NSView {
        switch view {
        case is Label: NSTextField(backedBy: view)
        case is ImageView: NSImageView(backedBy: view)
        case is StackView: NSStackView(backedBy: view)
        default: NSView(backedBy: view)
        }
    }
}
