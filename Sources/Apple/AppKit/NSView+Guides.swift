package import AppleLayout
package import AutoLayout

extension NSView {
    public var safeAreaLayoutGuide: NSLayoutGuide {
        insetGuide(named: "NSViewSafeAreaLayoutGuide", NSLayoutGuide.init) { $0.safeAreaLayoutGuide }
    }

    public var layoutMarginsGuide: NSLayoutGuide {
        insetGuide(named: "NSViewLayoutMarginsGuide", NSLayoutGuide.init) { $0.layoutMarginsGuide }
    }

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
}
