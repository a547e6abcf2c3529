import ConstraintSolver
import TestSupport
import Testing

/// The solver's answers to the systems that HiGHS solved.
@Suite("Golden systems")
struct GoldenSystemsTests {
    @Test("The solver gives the same answers as HiGHS", arguments: GoldenSystem.Size.allCases, [true, false])
    func agree(size: GoldenSystem.Size, usesFastPath: Bool) throws {
        for (index, golden) in try GoldenSystem.sample(size) {
            let solved = try SolvedSystem(golden.system, usesFastPath: usesFastPath)
            if let difference = solved.answer.difference(from: golden.answer, tolerance: 1e-6) {
                Issue.record("\(size) \(index) (\(golden.family)): \(difference)")
            }
        }
    }

    @Test("There are at least 300 golden systems, some with more than 250 variables")
    func enough() throws {
        let systems = try GoldenSystem.Size.allCases.flatMap(GoldenSystem.all)
        #expect(systems.count >= 300)
        #expect(systems.contains { $0.system.restingValues.count > 250 })
    }
}
