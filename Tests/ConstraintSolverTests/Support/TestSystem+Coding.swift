import ConstraintSolver

/// Encodes a system compactly: a row is one flat list of numbers, [relation, constant, priority, variable, coefficient,
/// …] with −1 for ≤, 0 for = and 1 for ≥. Which variables must not be negative is not encoded.
extension TestSystem: Codable {
    private enum CodingKeys: String, CodingKey {
        case restingValues = "rest"
        case rows
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        restingValues = try container.decode([Double].self, forKey: .restingValues)
        rows = try container.decode([[Double]].self, forKey: .rows).map { numbers in
            guard let row = Row(numbers: numbers) else {
                throw DecodingError.dataCorruptedError(
                    forKey: .rows, in: container, debugDescription: "\(numbers) is not a row")
            }
            return row
        }
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(restingValues, forKey: .restingValues)
        try container.encode(rows.map(\.numbers), forKey: .rows)
    }
}

extension TestSystem.Row {
    private static let relations: [Relation] = [.lessThanOrEqual, .equal, .greaterThanOrEqual]

    fileprivate init?(numbers: [Double]) {
        guard numbers.count >= 3, numbers.count % 2 == 1, (-1.0...1.0).contains(numbers[0]) else { return nil }
        relation = Self.relations[Int(numbers[0]) + 1]
        constant = numbers[1]
        priority = numbers[2]
        terms = stride(from: 3, to: numbers.count, by: 2).map {
            TestSystem.Term(variable: Int(numbers[$0]), coefficient: numbers[$0 + 1])
        }
    }

    fileprivate var numbers: [Double] {
        let sign: Double =
            switch relation {
            case .lessThanOrEqual: -1
            case .equal: 0
            case .greaterThanOrEqual: 1
            }
        return [sign, constant, priority] + terms.flatMap { [Double($0.variable), $0.coefficient] }
    }
}
