import LayoutPreview

/// A page without pictures, which needs no view.
@main
struct Program {
    static func main() {
        let lines = PreviewPage(title: "Nothing to see").html().split(separator: "\n")
        let title = lines.first { $0.contains("<title>") } ?? ""
        print(title)
        precondition(title.contains("<title>Nothing to see</title>"), "The page has the title that it was given.")
    }
}
