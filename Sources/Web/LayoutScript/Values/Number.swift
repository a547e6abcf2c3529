/// A number with its type. As in Swift, a literal is both an `Int` and a `Double` until the context decides: 10 / 4 is
/// 2.5 if a `Double` is expected, and 2 if no type is.
struct Number {
    enum Kind {
        case literal
        case integer
        case double
    }

    var kind: Kind
    /// The number as an `Int`; nil for a `Double`, and for an expression of literals that overflows.
    var whole: Int64?
    var double: Double
    /// The number's literal, if the number is only a literal.
    var source: ScriptRange?

    static func integer(_ number: Int64) -> Number { Number(kind: .integer, whole: number, double: Double(number)) }

    static func double(_ number: Double) -> Number { Number(kind: .double, whole: nil, double: number) }

    var isLiteral: Bool { source != nil }

    /// The number with the opposite sign. It must not be the smallest `Int`, which has no opposite.
    func negated(in range: ScriptRange) -> Number {
        Number(kind: kind, whole: whole.map { 0 - $0 }, double: -double, source: range)
    }

    /// The number with the type that it has if no type is expected.
    var settled: Number {
        guard kind == .literal, let whole else { return self }
        return Number(kind: .integer, whole: whole, double: Double(whole), source: source)
    }
}

extension Number {
    /// A literal as written, correctly rounded: up to 15 digits and powers of ten up to 22 are exact, so that a single
    /// multiplication or division rounds only once.
    init(literal text: String, in range: ScriptRange) throws(ScriptProblem) {
        var (digits, count, exponent, power) = (Int64(0), 0, 0, 0)
        var (isFraction, isPower, isNegativePower) = (false, false, false)
        for byte in text.utf8 {
            switch byte {
            case 0x30...0x39 where isPower: power = min(power * 10 + Int(byte - 0x30), 1000)
            case 0x30...0x39:
                if digits > 0 || byte > 0x30 { count += 1 }
                guard count <= 15 else { throw ScriptProblem(range, "A number has at most 15 digits here.") }
                digits = digits * 10 + Int64(byte - 0x30)
                if isFraction { exponent -= 1 }
            case UInt8(ascii: "."): isFraction = true
            case UInt8(ascii: "e"), UInt8(ascii: "E"): isPower = true
            case UInt8(ascii: "-"): isNegativePower = true
            default: break
            }
        }
        exponent += isNegativePower ? -power : power
        guard exponent >= -22, exponent <= 22 || digits == 0 else {
            throw ScriptProblem(range, "A number has at most 22 places here.")
        }
        var scale = 1.0
        if digits != 0 { for _ in 0..<abs(exponent) { scale *= 10 } }
        let value = exponent < 0 ? Double(digits) / scale : Double(digits) * scale
        self.init(
            kind: isFraction || isPower ? .double : .literal, whole: isFraction || isPower ? nil : digits,
            double: value, source: range)
    }

    /// The common type of this number and another one.
    func kind(with other: Number, _ range: ScriptRange) throws(ScriptProblem) -> Kind {
        guard kind != .literal, other.kind != .literal, kind != other.kind else {
            return kind == .literal ? other.kind : kind
        }
        throw ScriptProblem(range, "An Int and a Double cannot be combined: write Double(…) around the Int.")
    }

    /// The number with the type that it gets as an operand beside another number.
    func alike(_ other: Number, _ range: ScriptRange) throws(ScriptProblem) -> Number {
        switch try kind(with: other, range) {
        case .literal: self
        case .integer: settled
        case .double: Number(kind: .double, whole: nil, double: double, source: source)
        }
    }

    /// The result of an operator, with the type that Swift gives it.
    static func combined(
        _ left: Number, _ sign: String, _ right: Number, _ range: ScriptRange
    ) throws(ScriptProblem) -> Number {
        let kind = try left.kind(with: right, range)
        if kind == .double, sign == "%" { throw ScriptProblem(range, "A Double has no “%”.") }
        var result = Number(kind: kind, whole: nil, double: 0)
        if kind != .double, let left = left.whole, let right = right.whole {
            result.whole = whole(left, sign, right)
            if result.whole == nil, kind == .integer || right == 0 {
                throw ScriptProblem(range, right == 0 ? "Nothing can be divided by 0." : "The result is too large.")
            }
        }
        switch sign {
        case "+": result.double = left.double + right.double
        case "-": result.double = left.double - right.double
        case "*": result.double = left.double * right.double
        case "/": result.double = left.double / right.double
        default: result.kind = .integer
        }
        if result.kind == .integer, let whole = result.whole { result.double = Double(whole) }
        return result
    }

    private static func whole(_ left: Int64, _ sign: String, _ right: Int64) -> Int64? {
        let (value, overflows): (Int64, Bool) =
            switch sign {
            case "+": left.addingReportingOverflow(right)
            case "-": left.subtractingReportingOverflow(right)
            case "*": left.multipliedReportingOverflow(by: right)
            case "/": left.dividedReportingOverflow(by: right)
            default: left.remainderReportingOverflow(dividingBy: right)
            }
        return overflows ? nil : value
    }
}
