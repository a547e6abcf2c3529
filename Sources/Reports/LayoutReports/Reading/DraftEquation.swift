internal import LayoutWords

/// The body of a constraint before its items are looked up.
struct DraftEquation {
    struct Side {
        var mention: Mention
        var attribute: ReportedAttribute
    }

    var first: Side
    var relation = LayoutRelation.equal
    var second: Side?
    var multiplier = PrintedNumber(1)
    var constant: PrintedNumber
    var priority: Double?
    var isGap = false
}
