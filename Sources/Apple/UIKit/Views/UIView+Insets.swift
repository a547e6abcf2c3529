internal import AutoLayout

extension UIView {
    public var insetsLayoutMarginsFromSafeArea: Bool {
        get { view.insetsLayoutMarginsFromSafeArea }
        set { view.insetsLayoutMarginsFromSafeArea = newValue }
    }

    public var preservesSuperviewLayoutMargins: Bool {
        get { view.preservesSuperviewLayoutMargins }
        set { view.preservesSuperviewLayoutMargins = newValue }
    }
}
