/// A view that is written in code, in three steps that always come in the same order.
public protocol ViewCode {
    /// Adds the subviews.
    func buildHierarchy()
    /// Ties them with constraints.
    func setupConstraints()
    /// Sets what is left: colours, texts, corners. Does nothing unless it is written.
    func configureViews()
}

extension ViewCode {
    /// Nothing is left to set.
    public func configureViews() {}

    /// Takes the three steps: hierarchy, constraints, the rest.
    public func applyViewCode() {
        buildHierarchy()
        setupConstraints()
        configureViews()
    }
}
