import Foundation
import TestSupport

/// A system with the answer of HiGHS, made by `make_golden.py`.
struct GoldenSystem: Decodable, Sendable {
    let family: String
    let system: TestSystem
    let answer: CanonicalAnswer

    private enum CodingKeys: String, CodingKey {
        case family, dropped, totals, values
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        family = try container.decode(String.self, forKey: .family)
        system = try TestSystem(from: decoder)
        let totals = try container.decode([Double].self, forKey: .totals)
        answer = CanonicalAnswer(
            dropped: try container.decode([Int].self, forKey: .dropped),
            levels: zip(system.softPriorities, totals).map { .init(priority: $0, totalViolation: $1) },
            values: try container.decode([Double].self, forKey: .values))
    }

    enum Size: String, CaseIterable, Sendable {
        case small, medium, large
    }

    static func all(_ size: Size) throws -> [GoldenSystem] {
        let url = Bundle.module.resourceURL?.appending(path: "Systems/\(size.rawValue).json")
        guard let url else { throw CocoaError(.fileNoSuchFile) }
        return try JSONDecoder().decode([GoldenSystem].self, from: Data(contentsOf: url))
    }

    /// The systems of a size with their indices in its file, or only a tenth of them in the default run.
    static func sample(_ size: Size) throws -> [(index: Int, system: GoldenSystem)] {
        Effort.sample(Array(try all(size).enumerated()).map { (index: $0.offset, system: $0.element) }, oneIn: 10)
    }
}
