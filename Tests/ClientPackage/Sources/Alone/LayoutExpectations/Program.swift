import LayoutExpectations

/// An empty recording, which needs no view.
@main
struct Program {
    static func main() {
        let recording = LayoutRecording(text: "")
        print("\(recording.text.count) characters are recorded")
        precondition(recording.text.isEmpty, "Nothing is recorded.")
    }
}
