import Mutants
import SwiftIfConfig
import Testing

@Suite("Finding mutants")
struct MutantFinderTests {
    /// The mutants of a source as `kind: before -> after`.
    private func mutants(_ text: String) -> [String] {
        found(text).map { "\($0.kind.rawValue): \($0.before) -> \($0.after)" }
    }

    private func found(_ text: String) -> [Mutant] {
        let compiler = StaticBuildConfiguration(
            targetOSs: ["Linux"], languageVersion: VersionTuple(6), compilerVersion: VersionTuple(6, 2))
        let configuration = HostConfiguration(compiler: compiler, modules: ["Glibc"])
        return MutantFinder.mutants(file: "File.swift", text: text, configuration: configuration)
    }

    @Test(
        "A comparison gains or loses equality, or becomes its opposite",
        arguments: [
            ("a < b", "a <= b"), ("a <= b", "a < b"), ("a > b", "a >= b"), ("a >= b", "a > b"), ("a == b", "a != b"),
            ("a != b", "a == b"), ("a === b", "a !== b"), ("a !== b", "a === b"),
        ])
    func comparison(before: String, after: String) {
        #expect(mutants("let x = \(before)") == ["comparison: let x = \(before) -> let x = \(after)"])
    }

    @Test("The minimum becomes the maximum, and the reverse")
    func minimum() {
        #expect(
            mutants("let x = min(a, max(b, c))") == [
                "comparison: let x = min(a, max(b, c)) -> let x = max(a, max(b, c))",
                "comparison: let x = min(a, max(b, c)) -> let x = min(a, min(b, c))",
            ])
    }

    @Test("Signs are exchanged, and a minus is dropped")
    func signs() {
        #expect(
            mutants("let x = -a + b - c") == [
                "sign: let x = -a + b - c -> let x = -a + b + c",
                "sign: let x = -a + b - c -> let x = -a - b - c",
                "sign: let x = -a + b - c -> let x = a + b - c",
            ])
    }

    @Test("A sum that is assigned becomes a difference, or is left out")
    func assignedSum() {
        #expect(
            mutants("func f() { g(); x += y }") == [
                "early return: func f() { g(); x += y } -> func f() { return; g(); x += y }",
                "statement: func f() { g(); x += y } -> ", "statement: func f() { g(); x += y } -> ",
                "sign: func f() { g(); x += y } -> func f() { g(); x -= y }",
            ])
    }

    @Test("The only expression of a closure is its value, unless it is called for each element")
    func closures() {
        #expect(mutants("let x = y.map { f($0) }") == [])
        #expect(
            mutants("func f() { let x = 1; y.forEach { g($0) } }").filter { $0.hasPrefix("statement") }.count == 2)
    }

    @Test("And becomes or, and the reverse")
    func logic() {
        #expect(
            mutants("let x = a && b || c") == [
                "logic: let x = a && b || c -> let x = a && b && c",
                "logic: let x = a && b || c -> let x = a || b || c",
            ])
    }

    @Test(
        "A constant becomes larger or smaller by one",
        arguments: [
            ("7", "8", "6"), ("1_000", "1001", "999"), ("0x10", "17", "15"), ("2.5", "3.5", "1.5"), ("-1", "0", "-2"),
        ])
    func constant(before: String, larger: String, smaller: String) {
        #expect(
            mutants("let x = \(before)").filter { $0.hasPrefix("constant") } == [
                "constant: let x = \(before) -> let x = \(larger)", "constant: let x = \(before) -> let x = \(smaller)",
            ])
    }

    @Test("Neighbouring arguments are exchanged if they look alike")
    func arguments() {
        #expect(
            mutants("let x = f(a, b, c.d, to: e.f)") == [
                "arguments: let x = f(a, b, c.d, to: e.f) -> let x = f(b, a, c.d, to: e.f)",
                "arguments: let x = f(a, b, c.d, to: e.f) -> let x = f(a, b, e.f, to: c.d)",
            ])
    }

    @Test("Functions return early, with a plain value of their type")
    func earlyReturns() {
        #expect(
            mutants(
                "var a: Int? { b }\nvar c: [Int] { get { let d = e; return d } }\nfunc f() -> G { let h = i; return h }"
            )
                == [
                    "early return: var a: Int? { b } -> var a: Int? { nil }",
                    "early return: var c: [Int] { get { let d = e; return d } } -> "
                        + "var c: [Int] { get { return []; let d = e; return d } }",
                ])
    }

    @Test(
        "Assertions, reserved capacities, patterns, attributes, long lists of numbers and other systems are left alone")
    func leftAlone() {
        let numbers = (0..<20).map(String.init).joined(separator: ", ")
        #expect(
            mutants(
                """
                func f() { assert(a < b) }
                func g() { c.reserveCapacity(n) }
                func h() -> Bool { switch a { case 1: true } }
                @available(macOS 13, *) enum K: Int { case l = 3 }
                let m = [\(numbers)]
                #if os(Windows) || canImport(Darwin)
                    let x = 3
                #endif
                """
            ).isEmpty)
    }

    @Test("A mutant knows its line, its innermost declaration, and whether it is in a global variable")
    func scopes() {
        let found = found("struct A {\n    static let b = 1\n    func c() { d(2) }\n}\nlet e = 3")
        #expect(found.filter { $0.kind == .constant }.map(\.line) == [2, 2, 3, 3, 5, 5])
        #expect(found.filter { $0.kind == .constant }.map(\.scope) == ["b", "b", "c", "c", "e", "e"])
        #expect(found.filter { $0.kind == .constant }.map(\.isInGlobal) == [true, true, false, false, true, true])
    }

    @Test("A draw depends on its seed alone, but for what earlier draws have")
    func draw() {
        func draws(_ seeds: UInt64...) -> [[Int]] { Draw.positions(of: 0..<100, seeds: seeds, count: 60) }
        #expect(draws(1) == draws(1))
        #expect(draws(1) != draws(2))
        let (both, second) = (draws(1, 2), draws(2)[0])
        #expect(both[0] == draws(1)[0])
        #expect(both[1] == second.filter { !both[0].contains($0) })
        #expect(!both[1].isEmpty && both[1].count < 60)
    }

    @Test("Mutants that overlap are switched on separately")
    func switches() {
        let text = "func f() {\n    x = a + 1\n}\n"
        let source = MutatedSource(text: text, mutants: found(text).enumerated().map { ($0.offset, $0.element) })
        #expect(
            source.text == """
                func f() {
                    if !isMutant(0) { x = (isMutant(1) ? a - 1 : a + (isMutant(2) ? 2 : (isMutant(3) ? 0 : 1))) }
                }

                """)
    }

    @Test("An error is blamed on the innermost mutant around it, or else on the nearest")
    func suspects() {
        let text = "let a = b + 1\n\n\nlet c = d - e\n"
        let source = MutatedSource(text: text, mutants: found(text).enumerated().map { ($0.offset, $0.element) })
        let first = "let a = (isMutant(0) ? b - 1 : b + (isMutant(1) ? 2 : (isMutant(2) ? 0 : 1)))"
        #expect(source.text.hasPrefix(first + "\n"))
        #expect(source.suspects(line: 1, column: 10) == [0])
        #expect(source.suspects(line: 1, column: first.utf8.count - 5) == [2])
        #expect(source.suspects(line: 1, column: 1) == [0])
        #expect(source.suspects(line: 4, column: 6) == [3])
        #expect(source.suspects(line: 4, column: 20) == [3])
    }
}
