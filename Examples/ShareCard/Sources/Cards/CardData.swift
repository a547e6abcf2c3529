import Foundation

/// The contents of a card.
public struct CardData: Codable, Equatable, Sendable {
    /// A figure with a label that says what it counts.
    public struct Figure: Codable, Equatable, Sendable {
        public var number: String
        public var label: String

        public init(number: String, label: String) {
            (self.number, self.label) = (number, label)
        }
    }

    /// The maximum number of figures on a card.
    public static let mostFigures = 8

    public var title: String
    public var author: String
    public var role: String
    /// The path of a picture in the folder that a `CardPress` has access to; if it is nil, the card shows a disc with
    /// the author's initials, or nothing if there is no author.
    public var avatar: String?
    public var statistics: [Figure]

    public init(title: String, author: String, role: String, avatar: String? = nil, statistics: [Figure]) {
        (self.title, self.author, self.role, self.avatar, self.statistics) = (title, author, role, avatar, statistics)
    }

    /// Reads data in JSON.
    /// - Throws: `CardError.invalidData`, which says what is wrong and where.
    public init(json: some Sequence<UInt8>) throws(CardError) {
        do {
            self = try JSONDecoder().decode(CardData.self, from: Data(json))
        } catch {
            throw .invalidData(error.complaint)
        }
        try check()
    }

    /// Throws an error if the card has too many figures.
    public func check() throws(CardError) {
        guard statistics.count <= CardData.mostFigures else {
            throw .invalidData(
                "statistics has \(statistics.count) figures, and a card room for \(CardData.mostFigures)")
        }
    }

    public static let sample = CardData(
        title: "A constraint solver that is as fast as flexbox: efficient offices, first-class figures",
        author: "Ada Example", role: "Layout engineer · مرحبا بالعالم",
        statistics: [
            Figure(number: "1,284", label: "Stars"), Figure(number: "312", label: "Issues"),
            Figure(number: "87", label: "Contributors"),
        ])

    /// The data as JSON, for use as a starting point.
    public var json: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        guard let json = try? encoder.encode(self) else { preconditionFailure("Texts alone can always be encoded.") }
        return String(decoding: json, as: UTF8.self)
    }

    /// The first letters of the first two words of the author's name.
    var initials: String { String(author.split(separator: " ").prefix(2).compactMap(\.first)) }
}

extension Error {
    /// The error in JSON data, as part of a sentence.
    fileprivate var complaint: String {
        switch self as? DecodingError {
        case .keyNotFound(let key, let context): "\((context.codingPath + [key]).words) is missing"
        case .typeMismatch(_, let context) where context.codingPath.isEmpty: "it is not an object"
        case .typeMismatch(_, let context), .valueNotFound(_, let context):
            "\(context.codingPath.words) has another type than in the sample"
        default: "it is not JSON"
        }
    }
}

extension [any CodingKey] {
    /// The path in the data, as in `statistics[0].label`.
    fileprivate var words: String {
        reduce(into: "") { words, key in
            if let index = key.intValue {
                words += "[\(index)]"
            } else {
                words += words.isEmpty ? key.stringValue : ".\(key.stringValue)"
            }
        }
    }
}
