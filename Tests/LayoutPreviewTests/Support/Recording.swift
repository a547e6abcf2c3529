import TestSupport
import Testing

extension Recording {
    /// Compares the current output with the file, or records it in the file on request.
    func check(_ text: String, sourceLocation: Testing.SourceLocation = #_sourceLocation) throws {
        let differences = try differences(from: text)
        #expect(differences.isEmpty, "\(differences)", sourceLocation: sourceLocation)
    }
}
