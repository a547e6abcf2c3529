import LayoutDocuments

/// A label with many lines on A5 pages.
@main
struct Program {
    static func main() {
        let document = Document(pageSize: .a5) {
            Label(String(repeating: "One page is not enough. ", count: 400), numberOfLines: 0)
        }
        let pages = document.layOut()
        print("\(pages.count) pages, the first of them \(Array(pages)[0].svg().utf8.count) bytes")
        precondition(pages.count > 1, "400 sentences take more than a page.")
    }
}
