/// What diagnostics say of the constraints of a container: which one made them, why and where it was created.
struct ContainerLabels {
    /// Where the container was created.
    let location: SourceLocation
    private var name = ""
    private var byReason: [String] = []

    init(_ location: SourceLocation) {
        self.location = location
    }

    /// The identifier of a constraint that a container has made.
    mutating func identifier(for reason: ContainerReason, of container: LayoutNode) -> String {
        let name = container.displayName
        if self.name != name || byReason.isEmpty {
            self.name = name
            byReason = ContainerReason.allCases.map { "\(name): \($0.words)" }
        }
        return byReason[reason.rawValue]
    }
}
