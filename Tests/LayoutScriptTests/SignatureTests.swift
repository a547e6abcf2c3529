import QuickAnchors
import Testing

@testable import LayoutScript

/// The tables of functions and properties are read once, so the reading is tested on signatures of its own.
@Suite("A signature in a table")
struct SignatureTests {
    private func words(_ parameter: Function.Parameter?) -> String {
        guard let parameter else { return "none" }
        return "\(parameter.label) \(parameter.kind)" + (parameter.isList ? " list" : "")
            + (parameter.isOptional ? " optional" : "") + (parameter.isBuilder ? " builder" : "")
    }

    private func read(_ signature: String) -> [String] {
        let function = Function(signature) { _ in .nothing }
        return [function.name] + function.parameters.map(words) + ["-> " + words(function.result)]
    }

    @Test("gives a function its name, its parameters and its result")
    func functions() {
        #expect(read("LayoutGuide()") == ["LayoutGuide", "-> none"])
        #expect(
            read("View.f(_: LayoutItem, label: [Double]?, third: Foo?) {View} -> QuickConstraints") == [
                "View.f", "_ item", "label double list optional", "third any optional", "_ view list optional builder",
                "->  constraints",
            ])
        #expect(
            read("static LayoutCondition.width(below: Double, of: LayoutItem?)") == [
                "static LayoutCondition.width", "below double", "of item optional", "-> none",
            ])
        #expect(read("make(_: [View]) -> [LayoutConstraint]") == ["make", "_ view list", "->  constraint list"])
        #expect(read("make() -> Label") == ["make", "->  view"])
        #expect(read("bad(_ Double, a: Double)") == ["bad", "a double", "-> none"])
        let action = Function.action("View.act(_: Bool)") { _ in }
        #expect(action.name == "View.act" && words(action.result) == " any")
    }

    @Test("gives a value of the result's type for expressions that are only typed")
    func samples() {
        func sample(_ signature: String) -> Value { Function(signature) { _ in .nothing }.sample }
        #expect(sample("f() -> Label").types.first == "Label")
        #expect(sample("f() -> QuickConstraints").types == ["QuickConstraints"])
        #expect(sample("f() -> [LayoutConstraint]").elements?.first?.types == ["LayoutConstraint"])
        #expect(sample("f()").words == "a call without a result")
        #expect(sample("f() -> Void").words == "a call without a result")
    }

    @Test("gives a property its name and its type, which may be optional")
    func properties() {
        func read(_ signature: String) -> String {
            let property = Property(signature, read: { $0 })
            return "\(property.name) \(property.kind)\(property.isOptional ? " optional" : "")"
        }
        #expect(read("Label.text: String?") == "Label.text text optional")
        #expect(read("View.alpha: Double") == "View.alpha double")
        #expect(read("View.backgroundGradient: View.Gradient?") == "View.backgroundGradient gradient optional")
        #expect(read("View.foo: Foo") == "View.foo any")
    }

    @Test("takes arguments in order, leaving out optional ones, and a closure where it has one")
    func places() {
        let function = Function("f(_: Double, a: Double?, b: Double, c: Double?) {View}") { _ in .nothing }
        let cases: [([String?], [Int]?)] = [
            ([nil, "b"], [0, 2]), ([nil, "a", "b"], [0, 1, 2]), ([nil, "a", "b", "c"], [0, 1, 2, 3]), ([nil], nil),
            ([], nil), (["b"], nil), ([nil, "b", "a"], nil), ([nil, "b", "c", "c"], nil), ([nil, nil, "b"], nil),
            ([nil, "d"], nil),
        ]
        for (labels, places) in cases { #expect(function.places(of: labels, true) == places, "\(labels)") }
        #expect(function.places(of: [nil, "b"], false) == [0, 2])
        let plain = Function("g(a: Double?)") { _ in .nothing }
        #expect(plain.places(of: [], false) == [] && plain.places(of: [], true) == nil)
        #expect(function.parameters(after: []).map(\.label) == ["_"])
        #expect(function.parameters(after: [nil]).map(\.label) == ["a", "b"])
        #expect(function.parameters(after: [nil, "b"]).map(\.label) == ["c"])
        #expect(function.parameters(after: [nil, "b", "c"]).map(\.label) == [])
        #expect(function.parameters(after: ["x"]).map(\.label) == [])
    }
}
