package import AppleLayout
package import AutoLayout

extension UIView {
    public var safeAreaLayoutGuide: UILayoutGuide {
        insetGuide(named: "UIViewSafeAreaLayoutGuide", UILayoutGuide.init) { $0.safeAreaLayoutGuide }
    }

    public var layoutMarginsGuide: UILayoutGuide {
        insetGuide(named: "UIViewLayoutMarginsGuide", UILayoutGuide.init) { $0.layoutMarginsGuide }
    }

    public var readableContentGuide: UILayoutGuide {
        insetGuide(named: "UIViewReadableContentGuide", UILayoutGuide.init) { $0.readableContentGuide }
    }

    public var layoutGuides: [UILayoutGuide] {
        adoptGuides()
        return guides.compactMap { $0 as? UILayoutGuide }
    }

    public func addLayoutGuide(_ layoutGuide: UILayoutGuide) { add(layoutGuide) }
    public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) { remove(layoutGuide) }

    package func guide(for guide: LayoutGuide) -> BackedGuide {
        let (safeArea, margins, readable) = view.insetGuidesInUse
        if guide === safeArea { return safeAreaLayoutGuide }
        if guide === margins { return layoutMarginsGuide }
        if guide === readable { return readableContentGuide }
        return UILayoutGuide(guide)
    }
}
