internal import LayoutWords

/// A bug in Apple's own views, which causes the same report in any app that uses them.
struct KnownCause {
    /// The classes that the view may have.
    let classes: [String]
    /// The width or height that the view has because of the bug.
    let length: Double
    /// The cause, as a sentence.
    let words: String
    /// The steps that an app can take, as part of a sentence.
    let remedy: String

    static let all = [
        KnownCause(
            classes: ["UIView"], length: -16,
            words: "From iOS 12.2 on, action sheets print this about a view of their own; it does no harm.",
            remedy: "if this is about an action sheet, present it without animation, or ignore the report."),
        KnownCause(
            classes: ["UIToolbar", "_UIToolbarContentView"], length: 0,
            words: "A toolbar that has items before it has a size prints this at its first layout; it does no harm.",
            remedy: "make the toolbar with a size, such as 320 × 44 by UIToolbar(frame:), or set its items once it has"
                + " been laid out."),
        KnownCause(
            classes: ["UINavigationBar", "_UINavigationBarContentView"], length: 0,
            words: "A navigation bar that has items before it has a size prints this at its first layout; it does no"
                + " harm.",
            remedy: "make the navigation bar with a size if it is the app that makes it; otherwise set its items once"
                + " it has been laid out."),
    ]

    /// Whether a constraint is the one by which the cause is recognized. A constraint with a file certainly comes from
    /// the app.
    func isKnown(by constraint: ReportedConstraint) -> Bool {
        guard let equation = constraint.equation, equation.second == nil, equation.first.attribute.isExtent,
            equation.relation == .equal, equation.constant.value == length, constraint.file == nil
        else { return false }
        return classes.contains(equation.first.item.className ?? "")
    }
}

extension Explaining {
    /// The known cause of the conflict, if there is one and no constraint of the app contributes to it.
    var knownCause: KnownCause? {
        KnownCause.all.first { cause in
            members.contains { cause.isKnown(by: report.constraints[$0]) }
                && members.allSatisfy {
                    report.constraints[$0].isOfSystem || cause.isKnown(by: report.constraints[$0])
                }
        }
    }
}
