/// A view built in code in three steps, which `applyViewCode()` runs in a fixed order.
public protocol ViewCode {
    /// Adds the subviews.
    func buildHierarchy()
    /// Adds the constraints.
    func setupConstraints()
    /// Sets everything else, such as colors, text and corners. Does nothing by default.
    func configureViews()
}

extension ViewCode {
    /// Does nothing.
    public func configureViews() {}

    /// Runs the three steps: hierarchy, constraints, the rest.
    public func applyViewCode() {
        buildHierarchy()
        setupConstraints()
        configureViews()
    }
}
