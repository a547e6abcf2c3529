public import AppleLayout
public import Foundation

/// A guide of the kind that controllers had before the safe area was introduced.
@MainActor @preconcurrency
public protocol UILayoutSupport: AnyObject {
    var length: CGFloat { get }
    var topAnchor: NSLayoutYAxisAnchor { get }
    var bottomAnchor: NSLayoutYAxisAnchor { get }
    var heightAnchor: NSLayoutDimension { get }
}

extension UIViewController {
    /// The guide from the top of the view to its safe area.
    public var topLayoutGuide: any UILayoutSupport { LayoutSupportGuide.of(view, .top) }
    /// The guide from the safe area to the bottom of the view.
    public var bottomLayoutGuide: any UILayoutSupport { LayoutSupportGuide.of(view, .bottom) }
}

/// A guide with two constraints in the controller's view, as in UIKit, where it has no width either.
final class LayoutSupportGuide: UILayoutGuide, UILayoutSupport {
    private let edge: NSLayoutConstraint.Attribute
    private lazy var height = heightAnchor.constraint(equalToConstant: 0)
    var length: CGFloat { height.constant }

    private init(_ edge: NSLayoutConstraint.Attribute) {
        self.edge = edge
        super.init()
    }

    static func of(_ view: UIView, _ edge: NSLayoutConstraint.Attribute) -> LayoutSupportGuide {
        let guides = view.layoutGuides.compactMap { $0 as? LayoutSupportGuide }
        if let known = guides.first(where: { $0.edge == edge }) { return known }
        let guide = LayoutSupportGuide(edge)
        view.addLayoutGuide(guide)
        guide.followSafeArea()
        NSLayoutConstraint(
            item: guide, attribute: edge, relatedBy: .equal, toItem: view, attribute: edge, multiplier: 1, constant: 0
        ).isActive = true
        guide.height.isActive = true
        return guide
    }

    func followSafeArea() {
        let insets = owningView?.safeAreaInsets ?? .zero
        height.constant = edge == .top ? insets.top : insets.bottom
    }
}
