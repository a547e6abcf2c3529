public import QuickAnchors

/// The words of an invoice in one language.
public struct Words: Sendable {
    public let language: String
    public let direction: LayoutDirection
    let invoice, item, count, price, amount, net, tax, total, due, thanks: String
    /// The words for a page, given its number and the number of pages.
    let page: @Sendable (Int, Int) -> String

    public static let english = Words(
        language: "en", direction: .leftToRight, invoice: "Invoice", item: "Item", count: "Count", price: "Price",
        amount: "Amount", net: "Net", tax: "Tax", total: "Total", due: "To be paid within 14 days.",
        thanks: "Thank you for your order.", page: { "Page \($0) of \($1)" })

    public static let arabic = Words(
        language: "ar", direction: .rightToLeft, invoice: "فاتورة", item: "الصنف", count: "العدد", price: "السعر",
        amount: "المبلغ", net: "الصافي", tax: "الضريبة", total: "المجموع", due: "يُدفع خلال 14 يومًا.",
        thanks: "شكرًا لطلبكم.", page: { "صفحة \($0) من \($1)" })
}
