extension TestSystem {
    /// Systems a little simpler than this one: with fewer rows, terms or variables, or with simpler numbers.
    var smaller: [TestSystem] { withFewerRows + withFewerVariables + withFewerTerms + withPlainerNumbers }

    private var withFewerRows: [TestSystem] {
        Shrinker.sublists(of: rows).map { rows in changed { $0.rows = rows } }
    }

    private var withFewerVariables: [TestSystem] {
        let used = Set(rows.flatMap { $0.terms.map(\.variable) })
        return restingValues.indices.filter { !used.contains($0) }.map(removing)
    }

    private func removing(_ variable: Int) -> TestSystem {
        var system = self
        system.restingValues.remove(at: variable)
        system.nonNegative = Set(nonNegative.filter { $0 != variable }.map { $0 > variable ? $0 - 1 : $0 })
        system.positions = Set(positions.filter { $0 != variable }.map { $0 > variable ? $0 - 1 : $0 })
        for i in rows.indices {
            for j in rows[i].terms.indices where rows[i].terms[j].variable > variable {
                system.rows[i].terms[j].variable -= 1
            }
        }
        return system
    }

    private var withFewerTerms: [TestSystem] {
        rows.indices.flatMap { i in
            rows[i].terms.indices.map { j in changed { $0.rows[i].terms.remove(at: j) } }
        }
    }

    private var withPlainerNumbers: [TestSystem] {
        let rests = restingValues.indices.flatMap { i in
            plainer(than: restingValues[i]).map { value in changed { $0.restingValues[i] = value } }
        }
        let constants = rows.indices.flatMap { i in
            plainer(than: rows[i].constant).map { value in changed { $0.rows[i].constant = value } }
        }
        let coefficients = rows.indices.flatMap { i in
            rows[i].terms.indices.flatMap { j in
                plainer(than: rows[i].terms[j].coefficient).filter { $0 != 0 }.map { value in
                    changed { $0.rows[i].terms[j].coefficient = value }
                }
            }
        }
        return rests + constants + coefficients
    }

    private func changed(_ change: (inout TestSystem) -> Void) -> TestSystem {
        var system = self
        change(&system)
        return system
    }

    /// Numbers that are simpler than the given one. Their weights are always lower, so that shrinking ends.
    private func plainer(than number: Double) -> [Double] {
        [0, 1, -1, 10, number.rounded(.towardZero), (number / 2).rounded(.towardZero)].filter {
            $0.weight < number.weight
        }
    }
}

extension Double {
    /// A measure of how complex the number looks to a reader.
    fileprivate var weight: Double { abs(self) + (self == rounded() ? 0 : 1_000) + (self < 0 ? 0.5 : 0) }
}
