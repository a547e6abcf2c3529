package import AppleLayout
package import AutoLayout

extension UIView {
    /// The kinds of insets for which a view has a guide.
    enum InsetKind: String {
        case safeArea = "UIViewSafeAreaLayoutGuide"
        case margins = "UIViewLayoutMarginsGuide"
        case readable = "UIViewReadableContentGuide"
    }

    public var safeAreaLayoutGuide: UILayoutGuide { guide(.safeArea) { $0.safeAreaLayoutGuide } }
    public var layoutMarginsGuide: UILayoutGuide { guide(.margins) { $0.layoutMarginsGuide } }
    public var readableContentGuide: UILayoutGuide { guide(.readable) { $0.readableContentGuide } }

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

    private func guide(_ kind: InsetKind, _ make: (View) -> LayoutGuide) -> UILayoutGuide {
        if let known = guidesOfInsets[kind] { return known }
        let guide = own(UILayoutGuide(make(view)), kind.rawValue)
        guidesOfInsets[kind] = guide
        return guide
    }
}
