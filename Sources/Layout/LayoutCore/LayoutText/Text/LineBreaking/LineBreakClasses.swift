/// A set of line break classes.
struct LineBreakClasses: OptionSet, Sendable {
    let rawValue: UInt64

    /// The set of given classes.
    static func of(_ classes: LineBreakClass...) -> LineBreakClasses {
        LineBreakClasses(rawValue: classes.reduce(0) { $0 | 1 << UInt64($1.rawValue) })
    }

    static let all = LineBreakClasses(rawValue: .max)

    func contains(_ member: LineBreakClass) -> Bool { rawValue >> UInt64(member.rawValue) & 1 != 0 }

    /// The classes that end a paragraph.
    static let hardBreaks = of(.bk, .cr, .lf, .nl)
    static let letters = of(.al, .hl)
    static let ideographs = of(.id, .idUnassigned, .eb, .em)
    static let openings = of(.op, .opEastAsian)
    static let closings = of(.cl, .cp, .cpEastAsian)
    static let parentheses = of(.cp, .cpEastAsian)
    static let hangul = of(.jl, .jv, .jt, .h2, .h3)
    /// The signs that may come before or after a number, such as currency signs and the percent sign.
    static let numberSigns = of(.pr, .po)
}
