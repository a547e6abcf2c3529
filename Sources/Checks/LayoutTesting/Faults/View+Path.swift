internal import AutoLayout

extension View {
    /// The name, or the type if there is none.
    var ownName: String { knownName ?? typeName }

    /// The path from the root to this view: each view's name or, without one, its type and its index among its
    /// siblings.
    var path: String {
        var steps: [String] = []
        var view = self
        while true {
            let index = view.knownName == nil ? view.superview?.subviews.firstIndex { $0 === view } : nil
            steps.append(view.ownName + (index.map { "[\($0)]" } ?? ""))
            guard let parent = view.superview else { break }
            view = parent
        }
        return steps.reversed().joined(separator: " > ")
    }
}
