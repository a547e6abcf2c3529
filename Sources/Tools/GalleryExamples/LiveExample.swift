package import AutoLayout

/// A type-erased example, for hosts that open one example after another and keep the screen.
package struct LiveExample {
    package let name: String
    package let title: String
    package let text: String
    package let spellings: [String]
    package let states: [String]
    #if !hasFeature(Embedded)
        package let type: any Example.Type
    #endif
    private let making: (_ spelling: Int) -> Stage

    init<E: Example>(_ type: E.Type) {
        name = E.name
        title = E.title
        text = E.text
        spellings = E.spellings.map { $0.name }
        states = E.states.map { $0.name }
        #if !hasFeature(Embedded)
            self.type = type
        #endif
        making = { spelling in
            let example = E()
            E.spellings[spelling].run(example)
            return Stage(screen: example.screen) { E.states[$0].run(example) }
        }
    }

    /// A new screen of the example in one of its notations.
    /// - Precondition: The index is that of a notation.
    package func open(spelling: Int) -> Stage {
        precondition(spellings.indices.contains(spelling), "An example is opened in one of its spellings.")
        return making(spelling)
    }

    /// An example that was opened.
    package struct Stage {
        package let screen: View
        /// Enters the state at an index, and leaves the screen laid out.
        package let enterState: (Int) -> Void
    }
}
