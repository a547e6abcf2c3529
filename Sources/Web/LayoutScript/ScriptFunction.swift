package import LayoutCore

/// A function that a host adds to the library's functions, and that makes a view.
package struct ScriptFunction {
    let row: Function

    /// Creates a function with a signature such as `static View.box(_: String, _: Color)`.
    package init(_ signature: String, _ make: @escaping @Sendable (Arguments) -> View) {
        row = Function("\(signature) -> View") { call in .view(make(Arguments(call: call)), .view) }
    }

    /// The arguments of a call, indexed by parameter position.
    package struct Arguments {
        let call: Call

        package func text(_ index: Int) -> String { call.text(index) ?? "" }

        package func number(_ index: Int, _ fallback: Double = 0) -> Double { call.double(index, fallback) }

        package func flag(_ index: Int) -> Bool { call.flag(index, false) }

        package func color(_ index: Int) -> Color {
            call.color(index)
        }
    }
}
