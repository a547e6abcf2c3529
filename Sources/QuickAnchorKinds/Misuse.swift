/// Programmer errors in calls.
@usableFromInline
package enum Misuse {
    @usableFromInline
    package static let expectedPaddings =
        "expects four paddings (top, leading, bottom, trailing), each a number, nil or (view, number)"

    /// Stops the program with the call's location; unlike `precondition`, it keeps the message in optimized builds.
    @usableFromInline
    package static func stop(
        _ message: String, _ fileID: String, _ line: Int, call: String = "quickAdd"
    ) -> Never {
        fatalError("\(fileID):\(line): \(call) \(message)")
    }
}
