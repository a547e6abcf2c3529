package import AppleLayout
package import AutoLayout

extension NSView {
    /// The kinds of insets for which a view has a guide.
    enum InsetKind: String {
        case safeArea = "NSViewSafeAreaLayoutGuide"
        case margins = "NSViewLayoutMarginsGuide"
    }

    public var safeAreaLayoutGuide: NSLayoutGuide { guide(.safeArea) { $0.safeAreaLayoutGuide } }
    public var layoutMarginsGuide: NSLayoutGuide { guide(.margins) { $0.layoutMarginsGuide } }

    public var layoutGuides: [NSLayoutGuide] {
        adoptGuides()
        return guides.compactMap { $0 as? NSLayoutGuide }
    }

    public func addLayoutGuide(_ guide: NSLayoutGuide) { add(guide) }
    public func removeLayoutGuide(_ guide: NSLayoutGuide) { remove(guide) }

    package func guide(for guide: LayoutGuide) -> BackedGuide {
        let (safeArea, margins, _) = view.insetGuidesInUse
        if guide === safeArea { return safeAreaLayoutGuide }
        if guide === margins { return layoutMarginsGuide }
        return NSLayoutGuide(guide)
    }

    private func guide(_ kind: InsetKind, _ make: (View) -> LayoutGuide) -> NSLayoutGuide {
        if let known = guidesOfInsets[kind] { return known }
        let guide = own(NSLayoutGuide(make(view)), kind.rawValue)
        guidesOfInsets[kind] = guide
        return guide
    }
}
