/// Mistakes in a call that nothing can be made of.
package enum Misuse {
    package static let wantedPaddings =
        "wants four paddings (top, leading, bottom, trailing), each a number, nil or (view, number)"

    /// Stops the program with the call's place; unlike a failed precondition it keeps its words in optimized builds.
    package static func stop(
        _ message: String, _ fileID: String, _ line: Int, call: String = "quickAdd"
    ) -> Never {
        fatalError("\(fileID):\(line): \(call) \(message)")
    }
}
