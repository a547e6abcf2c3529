package import AutoLayout

/// One worked example: a screen, and the ways in which its layout is spelled.
package protocol Example: SendableMetatype {
    /// Its name on the command line.
    static var name: String { get }
    static var title: String { get }
    /// A description of what is shown, in a sentence or two.
    static var text: String { get }
    /// The file it is written in, from which the gallery reads the sources that ran.
    static var file: String { get }
    /// Files beside that one with the parts it is made of.
    static var parts: [String] { get }
    /// The ways to lay it out, each a function of that name in the file; all of them give the same frames.
    static var spellings: [Step<Self>] { get }
    /// The states it is shown in; each is entered once the screen is laid out, and leaves it laid out.
    static var variants: [Step<Self>] { get }
    /// The states between which a live screen can switch, the initial one first; empty if there is only one.
    static var states: [Step<Self>] { get }
    /// Whether diagnostics are what it shows, and not a fault.
    static var showsDiagnostics: Bool { get }

    /// Views without a layout, none of them in the screen yet.
    init()

    /// The root of the tree.
    var screen: View { get }
    /// Further figures once the screen is laid out: a name and a value each.
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
