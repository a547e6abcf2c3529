internal import QuickAnchors

extension Function {
    /// Values such as sizes, colors, fonts, conditions and numbers.
    static let values: [Function] = [
        Function("Size(width: Double?, height: Double?)") { call in
            .size(Size(width: call.double(0), height: call.double(1)))
        },
        Function("Point(x: Double?, y: Double?)") { call in .point(Point(x: call.double(0), y: call.double(1))) },
        Function("Rect(x: Double, y: Double, width: Double, height: Double)") { call in
            .rect(
                Rect(
                    x: call.double(0), y: call.double(1), width: call.double(2), height: call.double(3)))
        },
        Function("EdgeInsets(top: Double?, left: Double?, bottom: Double?, right: Double?)") { call in
            .edgeInsets(
                EdgeInsets(
                    top: call.double(0), left: call.double(1), bottom: call.double(2),
                    right: call.double(3)))
        },
        Function("DirectionalEdgeInsets(top: Double?, leading: Double?, bottom: Double?, trailing: Double?)") { call in
            .directionalInsets(
                DirectionalEdgeInsets(
                    top: call.double(0), leading: call.double(1), bottom: call.double(2),
                    trailing: call.double(3)))
        },
        Function("Color(white: Double, alpha: Double?)") { call in
            .color(Color(white: call.double(0), alpha: call.double(1, 1)))
        },
        Function("Color(red: Double, green: Double, blue: Double, alpha: Double?)") { call in
            .color(
                Color(
                    red: call.double(0), green: call.double(1), blue: call.double(2),
                    alpha: call.double(3, 1)))
        },
        Function("static View.Gradient(from: Color, to: Color, start: Point?, end: Point?)") { call in
            .gradient(
                View.Gradient(
                    from: call.color(0), to: call.color(1), start: call.point(2) ?? Point(x: 0, y: 0),
                    end: call.point(3) ?? Point(x: 0, y: 1)))
        },
        Function("Font(size: Double?, weight: Font.Weight?)") { call in
            .font(Font(size: call.double(0, 17), weight: call.weight(1) ?? .regular))
        },
        Function("LayoutPriority(_: Double)") { call in .priority(call.double(0), .priority) },
        Function("QuickPriority(_: QuickNumber)") { .priority($0.settled(0), .quickPriority) },
        Function("Double(_: QuickNumber)") { .number(.double($0.settled(0))) },
        Function("Int(_: QuickNumber)") { call throws(ScriptProblem) in
            guard case .number(let number)? = call.arguments[0] else { return .nothing }
            if let whole = number.whole { return .number(.integer(whole)) }
            guard abs(number.double) < 9e18 else { throw ScriptProblem(call.range, "This is too large for an Int.") }
            return .number(.integer(Int64(number.double)))
        },
        Function("Int.isMultiple(of: Int)") { call in
            guard case .number(let number) = call.owner, let whole = number.whole,
                case .number(let other)? = call.arguments[0], let divisor = other.whole
            else { return .nothing }
            return .flag(whole.isMultiple(of: divisor))
        },
        Function("static LayoutCondition.width(atLeast: Double, of: LayoutItem?)") { call throws(ScriptProblem) in
            .condition(.width(atLeast: try call.threshold(0), of: call.item(1)))
        },
        Function("static LayoutCondition.width(below: Double, of: LayoutItem?)") { call throws(ScriptProblem) in
            .condition(.width(below: try call.threshold(0), of: call.item(1)))
        },
        Function("static LayoutCondition.height(atLeast: Double, of: LayoutItem?)") { call throws(ScriptProblem) in
            .condition(.height(atLeast: try call.threshold(0), of: call.item(1)))
        },
        Function("static LayoutCondition.height(below: Double, of: LayoutItem?)") { call throws(ScriptProblem) in
            .condition(.height(below: try call.threshold(0), of: call.item(1)))
        },
        Function("static LayoutCondition.aspectRatio(atLeast: Double, of: LayoutItem?)") { call throws(ScriptProblem) in
            .condition(.aspectRatio(atLeast: try call.threshold(0), of: call.item(1)))
        },
        Function("static LayoutCondition.aspectRatio(below: Double, of: LayoutItem?)") { call throws(ScriptProblem) in
            .condition(.aspectRatio(below: try call.threshold(0), of: call.item(1)))
        },
        Function("static LayoutCondition.textScale(atLeast: Double)") { call throws(ScriptProblem) in
            .condition(.textScale(atLeast: try call.threshold(0)))
        },
        Function("static LayoutCondition.textScale(below: Double)") { call throws(ScriptProblem) in
            .condition(.textScale(below: try call.threshold(0)))
        },
        Function("static LayoutCondition.direction(_: LayoutDirection, of: LayoutItem?)") { call in
            .condition(.direction(call.choice(0, .leftToRight), of: call.item(1)))
        },
        Function("static LayoutCondition.compact(_: Axis, of: LayoutItem?)") { call in
            .condition(.compact(call.choice(0, .horizontal), of: call.item(1)))
        },
        Function("static LayoutCondition.regular(_: Axis, of: LayoutItem?)") { call in
            .condition(.regular(call.choice(0, .horizontal), of: call.item(1)))
        },
        Function("LayoutStates()") { call in .states(call.recorder.makeStates(), "String") },
        .action("LayoutStates.activate(_: Name?)") { call in
            guard case .states(let states, _) = call.owner else { return }
            states.activate(call.stateName(0))
        },
        .action("LayoutStates.use(_: Name, when: LayoutCondition)") { call in
            guard case .states(let states, _) = call.owner, let name = call.stateName(0),
                let condition = call.condition(1)
            else { return }
            states.use(name, when: condition)
        },
    ]
}

extension Call {
    /// The name of a state: a string, or a case of an enumeration declared in the script.
    fileprivate func stateName(_ index: Int) -> String? { arguments[index]?.stateName }

    /// An argument that is evaluated without an expected type: 10 / 4 is an Int division.
    fileprivate func settled(_ index: Int) -> Double {
        if case .number(let number)? = arguments[index] { number.settled.double } else { 0 }
    }

    func color(_ index: Int) -> Color {
        if case .color(let color)? = arguments[index] { color } else { .clear }
    }

    fileprivate func point(_ index: Int) -> Point? {
        if case .point(let point)? = arguments[index] { point } else { nil }
    }

    /// The value against which a condition compares.
    fileprivate func threshold(_ index: Int) throws(ScriptProblem) -> Double {
        let number = double(index)
        guard number.isFinite else { throw ScriptProblem(ranges[index], "A condition compares with a number.") }
        return number
    }
}

extension Value {
    var stateName: String? {
        switch self {
        case .text(let text, _): text
        case .named(let name, _): name
        default: nil
        }
    }
}
