/// A view written in code, in three steps that always run in the same order.
public protocol ViewCode {
    /// Adds the subviews.
    func buildHierarchy()
    /// Adds the constraints.
    func setupConstraints()
    /// Sets everything else: colors, text, corners. Does nothing by default.
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
