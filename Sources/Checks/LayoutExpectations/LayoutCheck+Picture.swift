public import AutoLayout
internal import LayoutPreview
public import LayoutTesting

extension LayoutCheck {
    /// Draws a tree on a screen as SVG, with conflicts and ambiguous views marked, and restores the tree.
    ///
    /// `check.picture(of: root, on: fault.worstScreen)` shows a fault on its worst screen.
    /// - Precondition: The view is the root of its tree.
    /// - Complexity: Two layouts, plus the cost of `View.svg`.
    public func picture(of root: View, on screen: LayoutFault.Screen) -> String {
        showing(root, on: screen) { $0.svg() }
    }
}
