import ObjectiveC
import QuickAnchors

// A view of Apple's, in a file that imports the shorthand for the package's own views: each call has to name the right one.
final class UIView: NSObject {}

func layOut(_ screen: UIView, _ child: UIView) {
    screen.quickAdd(child)
    screen.quickAdd(child, 10)
    screen.quickAdd(child, [10, 20, nil, -20], [heightToConstant(100)])
    screen.quickAdd(child, [(child, 10), 20, -20, nil])
    screen.quickAdd(child, [topToTop(10), centerX()])
    screen.quickAdd(child) { topToTop(10) }
    child.activateQuickAnchors([topToTop(10)])
}
