/// Finds line break opportunities, one scalar at a time (UAX #14 of Unicode 15).
///
/// Numbers are kept together with their signs, brackets and separators according to the regular expression of example 7
/// in section 8.2, as in Unicode's own tests.
struct LineBreakScanner {
    /// The class of the last scalar that is neither a combining mark on another scalar nor a space; a space counts only
    /// at the start of a paragraph. Nil at the start of the text.
    private var last: LineBreakClass?
    /// Whether spaces follow the scalar whose class is `last`.
    private var hasSpaces = false
    /// Whether the last scalar is a zero width joiner.
    private var isJoined = false
    private var number = Number.none
    /// Whether the last scalar is a hyphen, of class HY or BA, after a Hebrew letter.
    private var isHebrewHyphen = false
    /// Whether the last scalar is the first half of a flag.
    private var isHalfFlag = false

    /// The kind of number that ends the text read so far.
    private enum Number {
        case none
        /// Digits, and separators after them.
        case digits
        /// Digits with a closing bracket.
        case closed
    }

    private let adjacent = LineBreakRules.adjacent
    private let acrossSpaces = LineBreakRules.acrossSpaces

    /// Whether a paragraph ends before the scalar added last.
    private(set) var endsParagraph = false

    /// Adds a scalar, and returns whether a line may break before it.
    /// - Parameter startsNumber: whether a digit follows, which matters only for opening punctuation.
    mutating func breaks(before next: LineBreakClass, startsNumber: () -> Bool) -> Bool {
        guard let last else {
            start(with: next)
            return false
        }
        if next == .cm || next == .zwj {
            let attaches = !hasSpaces && !LineBreakClasses.hardBreaks.union(.of(.sp, .zw)).contains(last)  // LB9
            if attaches {
                isJoined = next == .zwj
                return false
            }
        }
        let base = next == .cm || next == .zwj ? LineBreakClass.al : next  // LB10
        let breaks = !keeps(last, base, startsNumber)
        if breaks && LineBreakClasses.hardBreaks.contains(last) {
            start(with: next)
            endsParagraph = true
        } else {
            advance(from: last, to: base)
            isJoined = next == .zwj
        }
        return breaks
    }

    private func keeps(_ last: LineBreakClass, _ next: LineBreakClass, _ startsNumber: () -> Bool) -> Bool {
        if hasSpaces { return acrossSpaces.keeps(last, next) }
        if adjacent.keeps(last, next) { return true }
        if isJoined { return true }  // LB8a
        switch next {
        case .cb: return false
        case .ri: if isHalfFlag { return true }  // LB30a
        case .nu: if number == .digits { return true }  // LB25
        case .pr, .po: if number != .none { return true }
        case .op, .opEastAsian: if LineBreakClasses.numberSigns.contains(last), startsNumber() { return true }
        default: break
        }
        return isHebrewHyphen  // LB21a
    }

    private mutating func start(with next: LineBreakClass) {
        self = LineBreakScanner()
        last = next == .cm || next == .zwj ? .al : next
        isJoined = next == .zwj
        number = next == .nu ? .digits : .none
        isHalfFlag = next == .ri
    }

    private mutating func advance(from last: LineBreakClass, to next: LineBreakClass) {
        endsParagraph = false
        if next == .sp {
            hasSpaces = true
            (number, isHebrewHyphen, isHalfFlag) = (.none, false, false)
            return
        }
        isHebrewHyphen = !hasSpaces && last == .hl && (next == .hy || next == .ba)
        isHalfFlag = next == .ri && !isHalfFlag
        number =
            switch next {
            case .nu: .digits
            case .sy, .is: number == .digits ? .digits : .none
            case .cl, .cp, .cpEastAsian: number == .digits ? .closed : .none
            default: .none
            }
        (self.last, hasSpaces) = (next, false)
    }
}
