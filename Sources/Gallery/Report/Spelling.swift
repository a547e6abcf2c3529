import AutoLayout
import LayoutPreview

/// What came of one spelling of an example.
struct Spelling {
    let name: String
    let snapshot: LayoutSnapshot
    let constraintCount: Int
    let diagnostics: [LayoutDiagnostic]
    let listing: Listing?

    /// Builds an example with one spelling and lays it out.
    init<E: Example>(_ name: String, of type: E.Type, layout: (E) -> () -> Void) {
        let example = E()
        layout(example)()
        example.screen.layoutIfNeeded()
        self.name = name
        snapshot = LayoutSnapshot(of: example.screen)
        constraintCount = example.screen.constraintCountInside
        diagnostics = example.screen.layoutDiagnostics
        listing = Listing(ofFunction: name, in: E.file)
    }
}

extension View {
    /// How many active constraints there are in the view and everything in it.
    fileprivate var constraintCountInside: Int {
        subviews.reduce(constraints.count) { $0 + $1.constraintCountInside }
    }
}
