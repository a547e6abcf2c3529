internal import QuickAnchors

/// An object of a class or a structure of the script.
final class Instance {
    let type: Statement.TypeDeclaration
    /// The values of the properties, by name.
    var properties: [String: Evaluator.Binding] = [:]
    /// The view that the object is, once the initializer of its superclass has been called.
    var view: View?
    /// Whether the initializer is running, so that properties may be set for the first time.
    var isBeingMade = true

    init(_ type: Statement.TypeDeclaration) {
        self.type = type
    }
}
