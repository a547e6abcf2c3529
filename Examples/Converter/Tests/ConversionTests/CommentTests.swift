import Testing

@testable import Conversion

@Suite("Comments and blank lines")
struct CommentTests {
    @Test("No blank line is left where statements that blank lines separate are gone")
    func blankLines() throws {
        let text = try converted(
            """
            view.addSubview(red)
            red.topAnchor.constraint(equalTo: view.topAnchor).isActive = true

            red.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true

            red.widthAnchor.constraint(equalToConstant: 10).isActive = true
            """)
        #expect(text == "view.quickAdd(red, [topToTop(), leadingToLeading(), widthToConstant(10)])")
    }
}
