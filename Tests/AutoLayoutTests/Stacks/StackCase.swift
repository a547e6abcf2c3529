import AutoLayout

/// One line of the frame table: three views with known content in a stack of known size.
struct StackCase: CustomStringConvertible, Sendable {
    enum Fit: CaseIterable, Sendable { case fits, tooSmall, tooLarge }
    enum Hidden: Int, CaseIterable, Sendable {
        case none = -1
        case first = 0
        case middle = 1
    }

    static let lengths = [40.0, 60, 80]
    static let widths = [20.0, 30, 38]
    /// The distance from each view's top to its first baseline, which is also the distance from its last baseline to
    /// its bottom.
    static let baselines = [6.0, 17, 11]
    static let spacing = 10.0
    static let width = 70.0

    var axis: Axis
    var distribution: StackView.Distribution
    var alignment: StackView.Alignment
    var fit: Fit
    var hidden: Hidden
    var direction: LayoutDirection

    static let all: [StackCase] = Axis.allCases.flatMap { axis in
        StackView.Distribution.allCases.flatMap { distribution in
            StackView.Alignment.allCases.flatMap { alignment in
                Fit.allCases.flatMap { fit in
                    Hidden.allCases.flatMap { hidden in
                        LayoutDirection.allCases.map {
                            StackCase(
                                axis: axis, distribution: distribution, alignment: alignment, fit: fit, hidden: hidden,
                                direction: $0)
                        }
                    }
                }
            }
        }
    }

    var description: String { "\(axis) \(distribution) \(alignment) \(fit) hidden:\(hidden) \(direction)" }

    var visible: [Int] { (0..<3).filter { $0 != hidden.rawValue } }
    var naturalLengths: [Double] { visible.map { StackCase.lengths[$0] } }
    var gaps: Double { StackCase.spacing * Double(visible.count - 1) }

    /// The length of the stack.
    var length: Double {
        let natural = naturalLengths.reduce(gaps, +)
        return switch fit {
        case .fits: natural
        case .tooSmall: natural - 70
        case .tooLarge: natural + 90
        }
    }

    /// The frames that the stack view gives its views.
    func solvedFrames() -> (frames: [Rect], diagnostics: [LayoutDiagnostic]) {
        let isRow = axis == .horizontal
        let (length, width) = (length, StackCase.width)
        let size = isRow ? Size(width: length, height: width) : Size(width: width, height: length)
        let screen = makeScreen(width: 500, height: 500)
        screen.layoutDirection = direction
        let views = (0..<3).map { index in
            let (length, width) = (StackCase.lengths[index], StackCase.widths[index])
            let view = isRow ? Content(length, width) : Content(width, length)
            view.baseline = StackCase.baselines[index]
            return view
        }
        let stack = StackView(
            arrangedSubviews: views, axis: axis, spacing: StackCase.spacing, alignment: alignment,
            distribution: distribution)
        screen.addSubview(stack)
        stack.pin(30, 40, size.width, size.height, to: screen)
        if hidden != .none { views[hidden.rawValue].isHidden = true }
        screen.layoutIfNeeded()
        return (views.map(\.frame), screen.layoutDiagnostics)
    }
}
