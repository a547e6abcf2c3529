import QuickAnchors
import Testing

@Suite("What a script can say")
struct VocabularyTests {
    @Test(
        "means what it means in Swift, whatever the size, the direction and the scale", arguments: Vocabulary.allCases)
    func meaning(_ part: Vocabulary) throws {
        expectSame(try part.source, part.build)
    }
}
