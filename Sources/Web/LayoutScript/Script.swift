public import AutoLayout
internal import QuickAnchors

/// A layout that is read from Swift source: views, `quickAdd` in all its forms, stacks, grids, conditions and loops.
///
/// A script is Swift code, and produces the same frames as the compiled program. A statement that cannot be read is
/// reported and skipped; the statements after it are executed.
///
/// ```swift
/// let screen = View(frame: Rect(x: 0, y: 0, width: 390, height: 844))
/// let script = Script("""
///     let red = View()
///     screen.quickAdd(red, [50, 20, nil, -20], [heightToConstant(100)])
///     """, on: screen)
/// screen.layoutIfNeeded()
/// ```
public struct Script {
    /// The given screen, or the view that the script itself declares as `screen`.
    public let screen: View
    /// The problems found in the script, in the order of the script.
    public let problems: [ScriptProblem]
    /// Hints about code that is valid but probably not intended, in the order of the script.
    package let hints: [ScriptProblem]
    /// The number of searches for the probable meaning of an unknown name.
    package let searches: Int
    /// The constraints that were written individually, in the order in which they were made.
    public let constraints: [WrittenConstraint]
    /// The views that the script makes, in the order in which they were made.
    public let views: [WrittenView]
    /// The named states of the layout that the script declares.
    package let states: [WrittenStates]

    /// Executes a script that knows the given view as `screen`; diagnostics use the given file name for locations in
    /// the script.
    /// - Complexity: linear in the length of the script plus the number of steps that it runs: at most a million steps,
    ///   and at most 10,000 views.
    public init(_ source: String, on screen: View, fileID: String = "script") {
        self.init(Array(source.utf8), on: screen, fileID: fileID, adding: [])
    }

    /// Executes a script that may call additional functions.
    package init(_ source: [UInt8], on screen: View, fileID: String, adding functions: [ScriptFunction]) {
        var lexer = Lexer(source)
        lexer.run()
        var parser = Parser(lexer.tokens)
        let statements = parser.run()
        var evaluator = Evaluator(fileID: fileID, screen: screen, adding: functions.map { $0.row })
        evaluator.run(statements)
        if case .view(let own, _)? = evaluator.binding("screen")?.value {
            self.screen = own
        } else {
            self.screen = screen
        }
        problems = (lexer.problems + parser.problems + evaluator.problems).inOrder
        evaluator.recorder.hintAtIdle()
        evaluator.recorder.hintAtStrays(outside: self.screen)
        hints = evaluator.recorder.hints.inOrder
        searches = evaluator.recorder.searches
        constraints = evaluator.recorder.constraints
        views = evaluator.recorder.views
        states = evaluator.recorder.states
    }
}

extension [ScriptProblem] {
    /// The problems in the order of the script.
    fileprivate var inOrder: [ScriptProblem] {
        enumerated().sorted { ($0.element.range.start, $0.offset) < ($1.element.range.start, $1.offset) }
            .map { $0.element }
    }
}

/// The states of a layout, and their names in the order in which a script sets them.
package struct WrittenStates {
    package let states: LayoutStates<String>
    package internal(set) var names: [String] = []
}

/// A constraint and its source in a script.
public struct WrittenConstraint {
    /// The constraint, active or not.
    public let constraint: LayoutConstraint
    /// The range of the anchor, or of the padding if it is an element of a list; otherwise the range of the call.
    public let range: ScriptRange
    /// The constant's literal, if the constant is only a literal.
    public internal(set) var literal: ScriptRange?
    /// Whether the constant is the literal with the opposite sign, as for the trailing and bottom edges of a single
    /// padding.
    public internal(set) var isNegated: Bool
}

/// A view, and the call in a script that makes it.
public struct WrittenView {
    /// The view.
    public let view: View
    /// The call that makes the view.
    public let range: ScriptRange
    /// The literal of a label's text, including quotation marks, if the text is only a literal.
    public internal(set) var text: ScriptRange?
}

extension Function {
    /// All functions of the library.
    static let all: [Function] = anchors + views + text + grids + constraints + values

    /// The functions of the library, keyed by name.
    static let library: [String: [Function]] = {
        var functions: [String: [Function]] = [:]
        for function in all { functions[function.name, default: []].append(function) }
        // The evaluator handles the arguments of these functions itself.
        for name in ["zip", "Array"] { functions[name] = [] }
        return functions
    }()
}
