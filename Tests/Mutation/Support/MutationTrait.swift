import Testing

@_silgen_name("beginsTest") private func beginsTest(_ number: Int32) -> Bool
@_silgen_name("endsTest") private func endsTest(_ number: Int32)

/// Runs a test if it is wanted, and records what it reaches.
struct MutationTrait: TestTrait, TestScoping {
    let number: Int32

    func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        guard beginsTest(number) else { return }
        defer { endsTest(number) }
        try await function()
    }
}

extension Trait where Self == MutationTrait {
    static func mutation(_ number: Int32) -> Self { MutationTrait(number: number) }
}
