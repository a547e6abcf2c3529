import QuickAnchorsUIKit
import UIKit

/// Boxes constrained in most of SnapKit's forms.
public final class BoxesViewController: UIViewController {
    public let red = UIView()
    public let blue = UIView()
    public let green = UIView()
    public let badge = UIView()
    public let footer = UIView()
    public let note = UIView()
    private let parts = 2

    override public func viewDidLoad() {
        super.viewDidLoad()

        // The red box has a fixed height.
        view.quickAdd(red, [topToTop(50), leadingToLeading(20), heightToConstant(100)])
        view.quickAdd(
            blue,
            [
                topToTop(red), bottomToBottom(red), leadingToTrailing(red, 20), trailingToTrailing(-20),
                widthToRelatedView(red, multiplier: 0.5),
            ])
        view.quickAdd(
            green,
            [.to(red, 20), 20, nil, -20],
            [
                heightToConstant(atLeast: 50), heightToConstant(10).priority(.defaultHigh),
                widthToRelatedView(red, multiplier: CGFloat(parts)).priority(.defaultLow),
            ])
        red.quickAdd(badge, [centerX(), centerY(), widthToConstant(24), heightToConstant(16)])

        view.quickAdd(
            footer,
            [
                leftToLeft(view.safeAreaLayoutGuide), rightToRight(view.safeAreaLayoutGuide), bottomToSafeArea(-8),
                heightToRelatedView(multiplier: 1 / 4),
            ])
        footer.quickAdd(note, 10)
    }
}
