package import AutoLayout

/// One worked example: a screen, and the notations in which its layout is written.
package protocol Example: SendableMetatype {
    /// The name on the command line.
    static var name: String { get }
    static var title: String { get }
    /// A description of the screen, in a sentence or two.
    static var text: String { get }
    /// The file that contains the example, from which the gallery reads the sources that it runs.
    static var file: String { get }
    /// The files in the same folder that contain parts of the example.
    static var parts: [String] { get }
    /// The notations of the layout. Each has the name of the function that it runs, which is in `file`; all of them
    /// result in the same frames.
    static var spellings: [Step<Self>] { get }
    /// The states that are shown. Each is entered after the screen has been laid out, and leaves it laid out.
    static var variants: [Step<Self>] { get }
    /// The states between which a live screen can switch, the initial one first; empty if there is only one.
    static var states: [Step<Self>] { get }
    /// Whether the example is meant to have diagnostics.
    static var showsDiagnostics: Bool { get }

    /// Creates the views, without adding them to the screen.
    init()

    /// The root of the tree.
    var screen: View { get }
    /// Further figures after the layout, each with a name and a value.
    var facts: [(String, String)] { get }
}

extension Example {
    package static var parts: [String] { [] }
    package static var variants: [Step<Self>] { [Step("") { _ in }] }
    package static var states: [Step<Self>] { variants.count > 1 ? variants : [] }
    package static var showsDiagnostics: Bool { false }
    package var facts: [(String, String)] { [] }
}

/// A named action on an example.
package struct Step<Subject> {
    package let name: String
    package let run: (Subject) -> Void

    package init(_ name: String, _ run: @escaping (Subject) -> Void) {
        self.name = name
        self.run = run
    }
}
