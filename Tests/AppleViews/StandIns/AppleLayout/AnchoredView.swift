package import AutoLayout
package import Foundation

/// What the views of both frameworks have in common, in coordinates that count downwards.
@MainActor
open class AnchoredView: Anchored {
    package let view: View
    package private(set) var children: [AnchoredView] = []
    package private(set) weak var parent: AnchoredView?
    package private(set) var guides: [AnchoredGuide] = []

    package init(_ view: View, rect: CGRect) {
        self.view = view
        super.init(backing: view)
        self.rect = rect
    }

    public var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .firstBaseline) }
    public var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .lastBaseline) }

    public var translatesAutoresizingMaskIntoConstraints: Bool {
        get { view.translatesAutoresizingMaskIntoConstraints }
        set { view.translatesAutoresizingMaskIntoConstraints = newValue }
    }

    package func add(_ child: AnchoredView) {
        child.parent?.children.removeAll { $0 === child }
        children.append(child)
        child.parent = self
        view.addSubview(child.view)
    }

    package func add(_ guide: AnchoredGuide) {
        guide.holder?.guides.removeAll { $0 === guide }
        guides.append(guide)
        guide.holder = self
        view.addLayoutGuide(guide.guide)
    }

    /// A guide that a view has from the beginning.
    package func own<Guide: AnchoredGuide>(_ guide: Guide) -> Guide {
        guide.holder = self
        return guide
    }

    package var rect: CGRect {
        get {
            let frame = view.frame
            return CGRect(
                x: CGFloat(frame.minX), y: CGFloat(frame.minY), width: CGFloat(frame.width),
                height: CGFloat(frame.height))
        }
        set {
            view.frame = Rect(
                x: Double(newValue.minX), y: Double(newValue.minY), width: Double(newValue.width),
                height: Double(newValue.height))
        }
    }
}
