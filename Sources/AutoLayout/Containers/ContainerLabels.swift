/// What diagnostics say of the constraints of a container: which one made them, why and where it was created.
struct ContainerLabels {
    /// Where the container was created.
    let location: SourceLocation
    private var name = ""
    private var byReason: [String] = []

    init(_ location: SourceLocation) {
        self.location = location
    }

    /// Calls the container by the name that it has now.
    mutating func setName(of container: LayoutNode) {
        let name = container.displayName
        guard self.name != name || byReason.isEmpty else { return }
        self.name = name
        byReason = ContainerReason.allCases.map { "\(name): \($0.words)" }
    }

    /// The identifier of a constraint that the container makes.
    func identifier(for reason: ContainerReason) -> String { byReason[reason.rawValue] }
}
