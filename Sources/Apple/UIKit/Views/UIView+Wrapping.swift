package import AutoLayout

extension UIView {
    /// Creates UIKit views for an existing tree of AutoLayout views.
    package static func wrapping(_ view: View) -> UIView {
        let root = wrapper(of: view)
        root.adoptSubviews(wrapper(of:))
        return root
    }

    private static func wrapper(of view: View) -> UIView {
        switch view {
        case is Label: UILabel(backedBy: view)
        case is ImageView: UIImageView(backedBy: view)
        case is StackView: UIStackView(backedBy: view)
        default: UIView(backedBy: view)
        }
    }
}
