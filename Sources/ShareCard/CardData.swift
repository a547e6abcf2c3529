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
    /// The path of a picture, PNG or JPEG, from where the data is; a disc with initials without it.
    var avatar: String?
    var statistics: [Figure]

    init(title: String, author: String, role: String, avatar: String? = nil, statistics: [Figure]) {
        (self.title, self.author, self.role, self.avatar, self.statistics) = (title, author, role, avatar, statistics)
    }

    /// Reads a file, from whose folder the path of the avatar counts.
    init(path: String) throws {
        let url = URL(fileURLWithPath: path)
        self = try JSONDecoder().decode(CardData.self, from: Data(contentsOf: url))
        avatar = avatar.map { URL(fileURLWithPath: $0, relativeTo: url.deletingLastPathComponent()).path }
    }

    static let sample = CardData(
        title: "A constraint solver that is as fast as flexbox: efficient offices, first-class figures",
        author: "Ada Example", role: "Layout engineer · مرحبا بالعالم",
        statistics: [
            Figure(number: "1,284", label: "Stars"), Figure(number: "312", label: "Issues"),
            Figure(number: "87", label: "Contributors"),
        ])

    var json: String {
        get throws {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
            return try String(decoding: encoder.encode(self), as: UTF8.self)
        }
    }

    /// The first letters of the first two words of the author's name.
    var initials: String { String(author.split(separator: " ").prefix(2).compactMap(\.first)) }
}
