import LayoutScript
import QuickAnchors

/// Reads a layout script, and stops the program if a problem or a frame violates a guarantee.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let source = unsafe String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
    let screen = View(frame: Rect(x: 0, y: 0, width: 320, height: 480), name: "screen")
    screen.layoutDiagnosticHandler = { _ in }
    let script = LayoutScript.Script(source, on: screen)
    for problem in script.problems {
        let range = problem.range
        guard !problem.sentence.isEmpty, range.start >= 0, range.start <= range.end, range.end <= source.utf8.count + 1
        else { fatalError("\(problem) is at \(range) of \(source.utf8.count)") }
    }
    for written in script.constraints {
        guard let literal = written.literal else { continue }
        guard literal.start < literal.end, literal.end <= source.utf8.count else {
            fatalError("A literal is at \(literal)")
        }
    }
    guard script.views.count < 200 else { return 0 }
    script.screen.layoutDiagnosticHandler = { _ in }
    script.screen.layoutIfNeeded()
    for written in script.views {
        let frame = written.view.frame
        guard [frame.minX, frame.minY, frame.width, frame.height].allSatisfy(\.isFinite) else {
            fatalError("\(written.view.name ?? "") is at \(frame)")
        }
    }
    return 0
}
