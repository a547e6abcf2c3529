import Foundation
import Invoices
import LayoutCairo
import LayoutDocuments
import LayoutPreview
import QuickAnchors
import Testing

@Suite("Invoices")
struct InvoiceTests {
    @Test("Tax is rounded half up, and the total includes it")
    func sums() {
        var invoice = Invoice.english(items: 0)
        #expect(invoice.net == 0 && invoice.total == 0)
        invoice.items = [Invoice.Item(name: "a", count: 3, price: 50), Invoice.Item(name: "b", count: 1, price: 100)]
        // 19% of 2.50 is 0.475.
        #expect(invoice.net == 250 && invoice.taxAmount == 48 && invoice.total == 298)
    }

    @Test(
        "Each item is shown, the titles are on each page of the table, and the tax is on the last page",
        arguments: [0, 1, 75, 400])
    func pages(count: Int) throws {
        for invoice in [Invoice.english(items: count), .arabic(items: count)] {
            let pages = invoice.document(measurer: HelveticaMeasurer()).layOut()
            #expect(pages.diagnostics.isEmpty)
            let shown = pages.map { page in texts(on: page) }
            #expect(shown.count == pages.count && (count != 75 || pages.count == 3))
            for (texts, page) in zip(shown, 1...) where page == 1 || texts.contains(where: { Int($0) != nil }) {
                #expect(texts.count { $0 == "#" } == 1, "\(page)")
            }
            for index in 1..<count + 1 { #expect(shown.contains { $0.contains("\(index)") }, "\(index)") }
            let total = try #require(shown.last).joined(separator: " ")
            #expect(total.contains("19"))
        }
    }

    /// The texts on a page; bidirectional text is split into its runs.
    private func texts(on page: DocumentPage) -> [String] {
        page.snapshot.drawing.steps.compactMap { step in
            if case .text(let run) = step { run.text } else { nil }
        }
    }

    @Test("The file is a PDF file")
    func file() throws {
        let document = Invoice.arabic(items: 3).document(measurer: try PangoMeasurer(family: "DejaVu Sans, sans-serif"))
        #expect(try document.pdf().starts(with: Array("%PDF-".utf8)))
    }
}
