/// The rules of UAX #14 for pairs of classes. The rules that need more context are in `LineBreakScanner`.
struct LineBreakRules: Sendable {
    /// A rule that allows or prohibits a break between a class of the first set and one of the second.
    private struct Rule {
        let left: LineBreakClasses
        let right: LineBreakClasses
        let breaks: Bool

        static func keeps(_ left: LineBreakClasses, _ right: LineBreakClasses) -> Rule {
            Rule(left: left, right: right, breaks: false)
        }

        static func breaks(_ left: LineBreakClasses, _ right: LineBreakClasses) -> Rule {
            Rule(left: left, right: right, breaks: true)
        }
    }

    /// The rules for classes next to each other.
    static let adjacent = LineBreakRules(
        ends + wordJoiner + [
            .keeps(.of(.wj), .all),  // LB11
            .keeps(.of(.gl), .all),  // LB12
            .keeps(LineBreakClasses.all.subtracting(.of(.sp, .ba, .hy)), .of(.gl)),  // LB12a
        ] + withOrWithoutSpaces + [
            .breaks(.of(.sp), .all),  // LB18
            .keeps(.all, .of(.qu)), .keeps(.of(.qu), .all),  // LB19
            .breaks(.all, .of(.cb)), .breaks(.of(.cb), .all),  // LB20
            .keeps(.all, .of(.ba, .hy, .ns)), .keeps(.of(.bb), .all),  // LB21
            .keeps(.of(.sy), .of(.hl)),  // LB21b
            .keeps(.all, .of(.in)),  // LB22
            .keeps(.letters, .of(.nu)), .keeps(.of(.nu), .letters),  // LB23
            .keeps(.of(.pr), .ideographs), .keeps(.ideographs, .of(.po)),  // LB23a
            .keeps(.numberSigns, .letters), .keeps(.letters, .numberSigns),  // LB24
            .keeps(.numberSigns.union(.of(.hy)), .of(.nu)),  // LB25, in part
            .keeps(.of(.jl), .of(.jl, .jv, .h2, .h3)), .keeps(.of(.jv, .h2), .of(.jv, .jt)),  // LB26
            .keeps(.of(.jt, .h3), .of(.jt)),
            .keeps(.hangul, .of(.po)), .keeps(.of(.pr), .hangul),  // LB27
            .keeps(.letters, .letters),  // LB28
            .keeps(.of(.is), .letters),  // LB29
            .keeps(.letters.union(.of(.nu)), .of(.op)), .keeps(.of(.cp), .letters.union(.of(.nu))),  // LB30
            .keeps(.of(.eb, .idUnassigned), .of(.em)),  // LB30b
        ])

    /// The rules for classes with spaces between them.
    static let acrossSpaces = LineBreakRules(ends + wordJoiner + withOrWithoutSpaces)

    /// Rules on the ends of paragraphs and zero width spaces: LB4 to LB8.
    private static let ends: [Rule] = [
        .keeps(.of(.cr), .of(.lf)), .breaks(.hardBreaks, .all),
        .keeps(.all, .hardBreaks.union(.of(.sp, .zw))), .breaks(.of(.zw), .all),
    ]

    /// The part of LB11 that also applies after spaces.
    private static let wordJoiner: [Rule] = [.keeps(.all, .of(.wj))]

    /// Rules that apply with or without spaces: LB13 to LB17.
    private static let withOrWithoutSpaces: [Rule] = [
        .keeps(.all, .closings.union(.of(.ex, .is, .sy))),
        .keeps(.openings, .all), .keeps(.of(.qu), .openings), .keeps(.closings, .of(.ns)), .keeps(.of(.b2), .of(.b2)),
    ]

    /// For each class, the classes that stay on the same line when they follow it.
    private let kept: [LineBreakClasses]

    /// Applies rules in order. The first one that applies decides; if none does, a line may break (LB31).
    private init(_ rules: [Rule]) {
        kept = LineBreakClass.allCases.map { left in
            var (kept, open) = (LineBreakClasses(), LineBreakClasses.all)
            for rule in rules where rule.left.contains(left) {
                if !rule.breaks { kept.formUnion(rule.right.intersection(open)) }
                open.subtract(rule.right)
            }
            return kept
        }
    }

    /// Whether the second class stays on the line of the first.
    func keeps(_ left: LineBreakClass, _ right: LineBreakClass) -> Bool {
        kept[Int(left.rawValue)].contains(right)
    }
}
