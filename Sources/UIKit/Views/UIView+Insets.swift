internal import AutoLayout

extension UIView {
    public var safeAreaInsets: UIEdgeInsets { UIEdgeInsets(view.safeAreaInsets) }

    public var layoutMargins: UIEdgeInsets {
        get { UIEdgeInsets(view.layoutMargins) }
        set { view.layoutMargins = newValue.insets }
    }

    public var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { NSDirectionalEdgeInsets(view.directionalLayoutMargins) }
        set { view.directionalLayoutMargins = newValue.insets }
    }

    public var insetsLayoutMarginsFromSafeArea: Bool {
        get { view.insetsLayoutMarginsFromSafeArea }
        set { view.insetsLayoutMarginsFromSafeArea = newValue }
    }

    public var preservesSuperviewLayoutMargins: Bool {
        get { view.preservesSuperviewLayoutMargins }
        set { view.preservesSuperviewLayoutMargins = newValue }
    }
}
