/// An invoice: the seller, the buyer, the items, and the amounts to be paid.
public struct Invoice: Sendable {
    /// Something that was sold.
    public struct Item: Sendable {
        public var name: String
        public var count: Int
        /// The price of one unit, in cents.
        public var price: Int

        public init(name: String, count: Int, price: Int) {
            (self.name, self.count, self.price) = (name, count, price)
        }

        /// The price of all units, in cents.
        public var total: Int { count * price }
    }

    public var number: String
    public var seller: String
    /// The lines of the buyer's address.
    public var buyer: [String]
    public var items: [Item]
    /// The tax rate, in percent.
    public var tax: Int
    public var words: Words

    public init(number: String, seller: String, buyer: [String], items: [Item], tax: Int, words: Words) {
        (self.number, self.seller, self.buyer, self.items) = (number, seller, buyer, items)
        (self.tax, self.words) = (tax, words)
    }

    /// The price of all items without tax, in cents.
    public var net: Int { items.reduce(0) { $0 + $1.total } }

    /// The tax on the net price, in cents; half a cent is rounded up.
    public var taxAmount: Int { (net * tax + 50) / 100 }

    /// The amount to be paid, in cents.
    public var total: Int { net + taxAmount }
}

extension Int {
    /// A number of cents as an amount of money.
    var money: String {
        let (whole, cents) = magnitude.quotientAndRemainder(dividingBy: 100)
        let digits = Array(String(whole))
        let grouped = digits.indices.map { index in
            (index > 0 && (digits.count - index) % 3 == 0 ? "," : "") + String(digits[index])
        }
        return (self < 0 ? "−" : "") + grouped.joined() + (cents < 10 ? ".0" : ".") + String(cents)
    }
}
