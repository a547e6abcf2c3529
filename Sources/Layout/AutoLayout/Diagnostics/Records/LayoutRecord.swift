internal import ConstraintSolver

/// The layout of a view and its subtree at one moment, for comparison with another record.
///
/// A record keeps the views and constraints to which it refers alive.
public struct LayoutRecord {
    /// The statement of a row, and its priority.
    struct State: Equatable {
        let statement: LayoutStatement
        let priority: Double
    }

    /// The views with their frames, parents first.
    let frames: [(view: View, frame: Rect)]
    let variables: [ObjectIdentifier: ItemVariables]
    let states: [RowSource: State]
    /// The keys of `states`, in row order.
    let sources: [RowSource]
    let derivation: Derivation?

    /// The statements of all rows of the tree, in order, except for those that keep sizes from being negative.
    package var statements: [LayoutStatement] { sources.compactMap(statement) }

    func statement(of source: RowSource) -> LayoutStatement? {
        if case .nonnegativity = source { return nil }
        return states[source]?.statement
    }

    /// The layout of a view and its subtree as of the last pass.
    /// - Complexity: usually O(*n* log *n*) in the views and constraints of the tree.
    public init(of view: View) {
        let views = view.subtree
        frames = views.map { ($0, $0.frame) }
        var variables: [ObjectIdentifier: ItemVariables] = [:]
        for view in views { variables[ObjectIdentifier(view)] = view.layoutNode.variables }
        self.variables = variables
        let engine = view.layoutNode.existingEngineOfTree
        derivation = engine.map { Derivation(of: $0) }
        sources = engine.map { RowSources(of: $0).all } ?? []
        var states: [RowSource: State] = [:]
        for source in sources {
            states[source] = State(statement: LayoutStatement(source, number: nil), priority: source.priority)
        }
        self.states = states
    }
}
