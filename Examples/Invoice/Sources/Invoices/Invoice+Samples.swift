extension Invoice {
    /// An invoice in English with the given number of items.
    public static func english(items count: Int) -> Invoice {
        let names = [
            "Coffee, whole beans", "Filter paper", "Grinder with a burr of steel that is guaranteed for ten years",
            "Cup",
        ]
        return Invoice(
            number: "2026-1042", seller: "Roasters & Sons",
            buyer: ["Ada Example", "1 Sample Street", "Springfield 12345"],
            items: items(count, names), tax: 19, words: .english)
    }

    /// An invoice in Arabic with the given number of items.
    public static func arabic(items count: Int) -> Invoice {
        let names = [
            "قهوة، حبوب كاملة", "ورق ترشيح (100)", "مطحنة بقرص من الفولاذ مكفولة لمدة 10 سنوات من Roasters", "فنجان",
        ]
        return Invoice(
            number: "2026-1042", seller: "المحمصة وأبناؤها", buyer: ["أدا مثال", "شارع النموذج 1", "المدينة 12345"],
            items: items(count, names), tax: 19, words: .arabic)
    }

    private static func items(_ count: Int, _ names: [String]) -> [Item] {
        (0..<count).map { Item(name: names[$0 % names.count], count: 1 + $0 * 7 % 5, price: 250 + $0 * 1_337 % 9_000) }
    }
}
