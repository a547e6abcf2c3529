/// Programmer errors in calls.
@usableFromInline
package enum Misuse {
    @usableFromInline
    package static let expectedPaddings =
        "expects four paddings (top, leading, bottom, trailing), each a number, nil or (view, number)"

    /// Stops the program if the paddings of a call are not four.
    ///
    /// As far as callers can tell, it returns: on the way to a call that never does, code that Swift 6.3 optimizes retained
    /// what it had released, and the program stopped without the message.
    @inline(never) @usableFromInline
    package static func checkPaddings(_ count: Int, _ fileID: String, _ line: Int) {
        if count != PaddingEdge.all.count { stop("\(expectedPaddings), but got \(count)", fileID, line) }
    }

    /// Stops the program with the call's location; unlike `precondition`, it keeps the message in optimized builds.
    @usableFromInline
    package static func stop(
        _ message: String, _ fileID: String, _ line: Int, call: String = "quickAdd"
    ) -> Never {
        fatalError("\(fileID):\(line): \(call) \(message)")
    }
}
