/// Programmer errors in calls.
@usableFromInline
package enum Misuse {
    @usableFromInline
    package static let expectedPaddings =
        "expects four paddings (top, leading, bottom, trailing), each a number, nil or (view, number)"

    /// Stops the program unless a call has four paddings.
    ///
    /// The return type is deliberately not `Never`: before a call that never returns, code optimized by Swift 6.3 used
    /// objects after releasing them, and the program crashed without the message.
    @inline(never) @usableFromInline
    package static func checkPaddings(_ count: Int, _ fileID: String, _ line: Int) {
        let hint = count < PaddingEdge.all.count ? ": write nil for each edge that stays free" : ""
        if count != PaddingEdge.all.count { stop("\(expectedPaddings), but got \(count)\(hint)", fileID, line) }
    }

    /// Stops the program with the call's location; unlike `precondition`, it keeps the message in optimized builds.
    @usableFromInline
    package static func stop(
        _ message: String, _ fileID: String, _ line: Int, call: String = "quickAdd"
    ) -> Never {
        fatalError("\(fileID):\(line): \(call) \(message)")
    }
}
