import CommandSupport
import Foundation

/// What a card says.
struct CardData: Codable, Equatable {
    /// A figure with what it counts.
    struct Figure: Codable, Equatable {
        var number: String
        var label: String
    }

    var title: String
    var author: String
    var role: String
    /// The path of a picture in the folder of the data; a disc with initials without it.
    var avatar: String?
    var statistics: [Figure]

    init(title: String, author: String, role: String, avatar: String? = nil, statistics: [Figure]) {
        (self.title, self.author, self.role, self.avatar, self.statistics) = (title, author, role, avatar, statistics)
    }

    /// Reads a file.
    init(path: String) throws(CommandError) {
        let contents = try InputFile.contents(of: path)
        do {
            self = try JSONDecoder().decode(CardData.self, from: Data(contents))
        } catch {
            throw CommandError(kind: .invalidData, sentence: "\(path) is not what a card needs: \(error.complaint).")
        }
    }

    static let sample = CardData(
        title: "A constraint solver that is as fast as flexbox: efficient offices, first-class figures",
        author: "Ada Example", role: "Layout engineer · مرحبا بالعالم",
        statistics: [
            Figure(number: "1,284", label: "Stars"), Figure(number: "312", label: "Issues"),
            Figure(number: "87", label: "Contributors"),
        ])

    var json: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        guard let json = try? encoder.encode(self) else { preconditionFailure("Texts alone can always be encoded.") }
        return String(decoding: json, as: UTF8.self)
    }

    /// The first letters of the first two words of the author's name.
    var initials: String { String(author.split(separator: " ").prefix(2).compactMap(\.first)) }
}

extension Error {
    /// What is wrong with data in JSON, as part of a sentence.
    fileprivate var complaint: String {
        switch self as? DecodingError {
        case .keyNotFound(let key, let context): "\((context.codingPath + [key]).words) is missing"
        case .typeMismatch(_, let context), .valueNotFound(_, let context):
            "\(context.codingPath.words) has another type than in the data of --sample"
        default: "it is not JSON"
        }
    }
}

extension [any CodingKey] {
    /// The place in the data, as in `statistics[0].label`.
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
