import Testing

@testable import Mutants

@Suite("Lists of tests and of equivalent mutants")
struct ListTests {
    @Test("Each test function gets a number, whatever the arguments of its attribute")
    func hooks() {
        let (text, tests) = TestHooks.numbered(
            """
            @Test func a() {}
            @Test("A name") func b() {}
            @Test("Another", arguments: [1]) func c(d: Int) {}
            @Test(arguments: [1]) func e(f: Int) {}
            @Suite("No test") struct G {}
            """, target: "Target", file: "File", from: 7)
        #expect(
            text == """
                @Test(.mutation(7)) func a() {}
                @Test("A name", .mutation(8)) func b() {}
                @Test("Another", .mutation(9), arguments: [1]) func c(d: Int) {}
                @Test(.mutation(10), arguments: [1]) func e(f: Int) {}
                @Suite("No test") struct G {}
                """)
        #expect(tests.map(\.name) == ["a", "\"A name\"", "\"Another\"", "e"])
    }

    private let mutant = Mutant(
        file: "File.swift", line: 3, kind: .constant, scope: "x", before: "let x = 1", after: "let x = 2",
        isInGlobal: false, edits: [])

    @Test("An equivalent mutant is recognized by its file, its declaration and its text")
    func reason() throws {
        let list = try EquivalentMutants(
            "File.swift: x\n- let x = 1\n+ let x = 2\nNobody reads it.\n\nFile.swift: y\n- a()\n+\nIt does\nnothing.\n")
        #expect(list.reason(mutant) == "Nobody reads it.")
        let call = Mutant(
            file: "File.swift", line: 3, kind: .statement, scope: "y", before: "a()", after: "", isInGlobal: false,
            edits: [])
        #expect(list.reason(call) == "It does nothing.")
        let other = Mutant(
            file: "File.swift", line: 3, kind: .statement, scope: "z", before: "a()", after: "", isInGlobal: false,
            edits: [])
        #expect(list.reason(other) == nil)
    }

    @Test("An entry without a reason is an error")
    func malformed() {
        #expect(throws: EquivalentMutants.Malformed.self) {
            try EquivalentMutants("File.swift: x\n- let x = 1\n+ let x = 2\n")
        }
    }
}
