package import AutoLayout
package import LayoutReports
internal import LayoutWords

/// The views of a conflict as they would be without the broken constraint, or without the last member if the broken
/// constraint is not a member. Positions and sizes that the report does not determine are chosen so that the views can
/// be distinguished.
package struct ConflictScene {
    /// A member of the conflict, as a constraint between the scene's views.
    package struct Member {
        /// The member's number in the text, counted from 1.
        package let number: Int
        package let constraint: LayoutConstraint
        /// The label of the constraint, such as `≥ 8` or `= 2 × icon`.
        package let words: String
    }

    /// The size, in points, above which a picture would show nothing recognizable.
    private static let largest = 20_000.0
    private static let margin = 20.0
    /// The width that leaves space for names, even of views without a size.
    private static let leastWidth = 240.0
    /// The maximum number of constraints with which a picture is readable.
    private static let mostMembers = 40

    package let root = View(frame: Rect(x: 0, y: 0, width: 390, height: 390), name: "")
    package private(set) var members: [Member] = []

    /// The scene of a report; nil if there is no conflict, or if it is too large for a picture.
    package init?(_ report: ConflictReport, _ explanation: ReportExplanation) {
        guard let conflict = explanation.conflict, conflict.members.count <= Self.mostMembers else { return nil }
        root.layoutDiagnosticHandler = { _ in }
        var cast = ConflictCast(report, conflict.members)
        cast.enter(root)
        let broken = report.brokenIndex
        let order = conflict.members.filter { $0 != broken } + conflict.members.filter { $0 == broken }
        var constraints: [Int: LayoutConstraint] = [:]
        for index in order {
            guard let equation = report.constraints[index].equation else { continue }
            constraints[index] = cast.constraint(equation)
        }
        LayoutConstraint.activate(order.compactMap { constraints[$0] })
        // The dropped constraint is still satisfied as far as the others allow.
        if let last = order.last, let equation = report.constraints[last].equation,
            let wish = cast.constraint(equation)
        {
            wish.priority = .almostRequired
            wish.isActive = true
        }
        // The report's other constraints on these views, such as a height, are satisfied as far as the previous ones
        // allow.
        for index in report.constraints.indices where !conflict.members.contains(index) {
            guard let other = report.constraints[index].equation.flatMap(cast.constraint) else { continue }
            other.priority = .defaultHigh
            other.isActive = true
        }
        members = conflict.members.enumerated().compactMap { number, index in
            guard let constraint = constraints[index], let equation = report.constraints[index].equation else {
                return nil
            }
            return Member(number: number + 1, constraint: constraint, words: equation.measure(cast.names))
        }
        guard fitRoot(around: cast) else { return nil }
    }

    /// Moves the root's contents to its corner, and makes the root as large as its contents plus a margin; returns
    /// false if the contents are too large.
    private func fitRoot(around cast: ConflictCast) -> Bool {
        root.layoutIfNeeded()
        var bounds: Rect?
        for view in cast.views {
            let rect = view.convert(view.bounds, to: root)
            bounds = bounds.map { $0.union(rect) } ?? rect
        }
        guard let bounds, bounds.width < Self.largest, bounds.height < Self.largest else { return false }
        cast.move(by: Self.margin - bounds.minX, Self.margin - bounds.minY)
        root.frame = Rect(
            x: 0, y: 0, width: max(bounds.width + 2 * Self.margin, Self.leastWidth),
            height: bounds.height + 2 * Self.margin)
        root.layoutIfNeeded()
        return true
    }
}

extension Equation {
    /// The label of the line that shows the constraint's length.
    fileprivate func measure(_ names: ItemNames) -> String {
        guard let second else { return relation.sign + constant.value.plain }
        return first.attribute.isExtent || multiplier.value != 1
            ? relation.caption(multiplier.value, times: names[second.item], plus: constant.value)
            : relation.caption(ofDistance: constant.value)
    }
}
