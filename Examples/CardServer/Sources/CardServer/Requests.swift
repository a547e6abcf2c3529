import Cards
import Foundation
import Hummingbird

/// The values of a query, decoded like those of a form: a plus sign means a space.
struct Query {
    private let values: [(name: String, value: String)]

    init(_ text: String) {
        values = text.split(separator: "&").map { pair in
            let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map {
                let spaced = String($0.map { $0 == "+" ? " " : $0 })
                return spaced.removingPercentEncoding ?? spaced
            }
            return (parts[0], parts.count > 1 ? parts[1] : "")
        }
    }

    /// The first value with the given name.
    subscript(name: String) -> String? { values.first { $0.name == name }?.value }

    /// All values with the given name, in order.
    func all(_ name: String) -> [String] { values.filter { $0.name == name }.map(\.value) }
}

extension CardData {
    /// The card described by a query such as `title=…&author=…&statistic=Stars:1,284`.
    init(query: Query) throws(CardError) {
        guard let title = query["title"] else { throw .invalidData("title is missing") }
        let statistics = try query.all("statistic").map { text throws(CardError) in
            let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            guard parts.count > 1 else { throw .invalidData("statistic=\(text) has no colon, as in Label:Number") }
            return Figure(number: parts[1], label: parts[0])
        }
        self.init(
            title: title, author: query["author"] ?? "", role: query["role"] ?? "", avatar: query["avatar"],
            statistics: statistics)
        try check()
    }
}

extension CardFormat {
    /// The file format that a request asks for, by `format` in its query or otherwise by its `Accept` header; PNG if
    /// neither names one.
    init(of request: Request) throws(HTTPError) {
        if let name = Query(request.uri.query ?? "")["format"] {
            guard let format = CardFormat(rawValue: name) else {
                throw HTTPError(.badRequest, message: "The format is none of png, svg and pdf.")
            }
            self = format
        } else {
            let accepted = request.headers[.accept] ?? ""
            self = [.svg, .pdf].first { !accepted.contains("image/png") && accepted.contains($0.mediaType) } ?? .png
        }
    }
}

/// An entity tag (RFC 9110) that is the same for the same bytes on every machine.
struct EntityTag {
    let text: String

    /// The tag, computed with the 64-bit FNV-1a hash (draft-eastlake-fnv). It only tells versions of a card apart, so
    /// it need not be hard to forge.
    init(of bytes: [UInt8]) {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        text = "\"\(String(hash, radix: 16))\""
    }

    /// Whether a header contains this tag, or `*` for any tag.
    func matches(_ header: String?) -> Bool {
        guard let header else { return false }
        return header.split(separator: ",").contains { tag in
            let tag = tag.trimmingPrefix { $0 == " " }
            return tag == "*" || tag.trimmingPrefix("W/").prefix { $0 != " " } == text
        }
    }
}
