import ConstraintSolver

/// A certificate that refers to the rows of a test system by their numbers in `TestSystem.spelledOut`.
struct AnswerProof: Hashable, Sendable {
    struct Level: Hashable, Sendable {
        var priority: Double
        var multipliers: [Int: Double]
    }

    struct Infeasibility: Hashable, Sendable {
        var dropped: Int
        var multipliers: [Int: Double]
    }

    var levels: [Level]
    var infeasibilities: [Infeasibility]
}

extension SolvedSystem {
    /// The solver's certificate; nil if it refers to constraints that are not in the system.
    var proof: AnswerProof? {
        let certificate = solver.certificate
        let lowerBounds = system.nonNegative.sorted().map { solver.lowerBound(of: variables[$0]) }
        var rows: [Constraint: Int] = [:]
        for (index, constraint) in (lowerBounds + constraints).enumerated() {
            if let constraint { rows[constraint] = index }
        }
        func multipliers(_ listed: [OptimalityCertificate.Multiplier]) -> [Int: Double] {
            Dictionary(listed.map { (rows[$0.constraint] ?? -1, $0.value) }) { $0 + $1 }
        }
        let proof = AnswerProof(
            levels: certificate.levels.map { .init(priority: $0.priority, multipliers: multipliers($0.multipliers)) },
            infeasibilities: certificate.infeasibilities.map {
                .init(dropped: rows[$0.dropped] ?? -1, multipliers: multipliers($0.multipliers))
            })
        let listed = proof.levels.flatMap(\.multipliers.keys) + proof.infeasibilities.flatMap(\.multipliers.keys)
        return listed.contains(-1) ? nil : proof
    }

    /// The checker's verdict on the solver's answer and its certificate.
    var verdict: CertificateChecker.Verdict { verdict(tolerating: 0) }

    /// The verdict if required rows may be violated by the given total amount.
    func verdict(tolerating tolerance: Double) -> CertificateChecker.Verdict {
        guard let proof else { return .refuted("the certificate has constraints that are not in the system") }
        return CertificateChecker.verdict(on: values, of: system, with: proof, tolerating: tolerance)
    }
}
