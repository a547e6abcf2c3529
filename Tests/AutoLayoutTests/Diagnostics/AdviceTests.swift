import AutoLayout
import TestSupport
import Testing

/// A child in a row of 30 × 30 points. The child's constraints are chosen from a list and may contradict each other.
private struct Row {
    static let choices = 14

    let screen = makeScreen()
    let row = View(name: "row")
    let child = View(name: "child")
    let constraints: [LayoutConstraint]

    /// Creates a row and lays it out; the source line of each of the child's constraints is the constraint's position
    /// in the list, counted from 1.
    init(_ numbers: [Int], _ axis: Axis, isMirrored: Bool = false, isRowFirst: Bool = true) {
        if isMirrored { screen.layoutDirection = .rightToLeft }
        screen.addSubview(row)
        row.addSubview(child)
        row.pin(100, 100, 30, 30, to: screen)[axis == .vertical ? 3 : 2].isActive = false
        let size = Row.size(of: row, axis).constraint(equalToConstant: 30, line: 100)
        let (row, child) = (row, child)
        let chosen = numbers.map { Row.constraint($0, child, in: row, axis) }
        constraints = isRowFirst ? [size] + chosen : chosen + [size]
        LayoutConstraint.activate(constraints)
        screen.layoutIfNeeded()
    }

    private static func size(of view: View, _ axis: Axis) -> LayoutDimension {
        axis == .vertical ? view.heightAnchor : view.widthAnchor
    }

    private static func constraint(_ number: Int, _ child: View, in row: View, _ axis: Axis) -> LayoutConstraint {
        let size = size(of: child, axis)
        switch number {
        case 0: return size.constraint(equalToConstant: 30, line: 1)
        case 1: return size.constraint(equalToConstant: 14, line: 2)
        case 2: return size.constraint(greaterThanOrEqualToConstant: 22, line: 3)
        case 3: return size.constraint(lessThanOrEqualToConstant: 10, line: 4)
        default: break
        }
        let first: [LayoutConstraint.Attribute] =
            axis == .vertical
            ? [.top, .bottom, .centerY]
            : [
                .leading, .trailing, .centerX,
            ]
        let offsets: [(edge: Int, relation: LayoutConstraint.Relation, constant: Double)] = [
            (0, .equal, 8), (0, .equal, -8), (1, .equal, -8), (1, .equal, 8), (2, .equal, 5), (2, .equal, 0),
            (0, .greaterThanOrEqual, 8), (1, .lessThanOrEqual, -8), (0, .equal, 0), (1, .equal, 0),
        ]
        let (edge, relation, constant) = offsets[number - 4]
        return LayoutConstraint(
            item: child, attribute: first[edge], relatedBy: relation, toItem: row, attribute: first[edge],
            constant: constant, line: number + 1)
    }

    /// Whether the child extends beyond each edge of the row: left, top, right and bottom.
    var overflow: [Bool] {
        let (frame, size) = (child.frame, row.frame.size)
        return [-frame.minX, -frame.minY, frame.maxX - size.width, frame.maxY - size.height].map { $0 > 1e-6 }
    }
}

@Suite("Advice on conflicts")
struct AdviceTests {
    private func advice(on screen: View) throws -> String {
        let message = try #require(screen.layoutConflicts.first).message.split { $0.isWhitespace }
        return message.joined(separator: " ").split(separator: "To fix it: ").last.map { String($0) } ?? ""
    }

    @Test("Advice does not suggest changing a sign where that would push a child out of its row")
    func commonest() throws {
        // The child is 8 from the top, 8 from the bottom, and as tall as the row itself.
        let row = Row([4, 6, 0], .vertical)
        #expect(row.child.frame == Rect(x: 0, y: 8, width: 0, height: 14))
        let advice = try advice(on: row.screen)
        #expect(!advice.contains("sign"))
        #expect(
            advice == "change 30 to 14 in constraint 4. Or: lower the priority of constraint 4 to 999, or remove it.")
    }

    @Test(
        "Following the advice never pushes a view out of its parent that was inside before",
        arguments: [Axis.horizontal, .vertical])
    func staysInside(axis: Axis) throws {
        var (conflicts, followed) = (0, 0)
        for numbers in selections() {
            func make() -> Row {
                let isMirrored = axis == .horizontal && numbers[0] % 2 == 1
                return Row(numbers, axis, isMirrored: isMirrored, isRowFirst: numbers[1] % 3 != 0)
            }
            let row = make()
            let before = row.overflow
            for conflict in row.screen.layoutConflicts {
                conflicts += 1
                for remedy in conflict.remedies {
                    let copy = make()
                    for change in remedy.changes {
                        let line = try #require(change.location?.line)
                        let constraint = try #require(copy.constraints.first { $0.location.line == line })
                        switch change.property {
                        case .constant: constraint.constant = change.new
                        case .priority: constraint.priority = LayoutPriority(change.new)
                        case .isActive: constraint.isActive = change.new == 1
                        default: Issue.record("\(change)")
                        }
                    }
                    copy.screen.layoutIfNeeded()
                    followed += 1
                    let hasLeft = zip(before, copy.overflow).contains { !$0 && $1 }
                    #expect(!hasLeft, "\(numbers), \(remedy): \(conflict.message)")
                    let remaining = copy.screen.layoutConflicts.filter { $0.sharesMember(with: conflict) }
                    #expect(remaining.isEmpty, "\(numbers), \(remedy): \(conflict.message)")
                }
            }
        }
        let least = Effort.isFull ? 200 : 20
        #expect(conflicts > least && followed > least)
    }

    /// Selections of two or three of the listed constraints: at full effort, all selections in every order; otherwise,
    /// a sample of the selections, each in one order.
    private func selections() -> [[Int]] {
        let all = Array(0..<Row.choices)
        let pairs = all.flatMap { first in all.filter { $0 != first }.map { [first, $0] } }
        let selections = pairs + pairs.flatMap { pair in all.filter { !pair.contains($0) }.map { pair + [$0] } }
        if Effort.isFull { return selections }
        // The sum of the numbers determines the order: ascending, descending, or with the first number moved to the
        // end.
        let orders: [([Int]) -> [Int]] = [{ $0 }, { $0.reversed() }, { Array($0.dropFirst() + $0.prefix(1)) }]
        let sorted = selections.filter { $0 == $0.sorted() }.map { orders[$0.reduce(0, +) % 3]($0) }
        return Effort.sample(sorted, oneIn: 8)
    }

    @Test("Trying out advice leaves the layout, the conflicts and the ambiguities unchanged")
    func trace() throws {
        let row = Row([4, 6, 0], .vertical)
        let loose = View(name: "loose")
        row.screen.addSubview(loose)
        loose.widthAnchor.constraint(equalToConstant: 20).isActive = true
        row.screen.layoutIfNeeded()
        let (tree, searches) = (row.screen.layoutTree(), row.screen.layoutStatistics.searches)
        let (conflicts, ambiguities) = (row.screen.layoutConflicts, row.screen.layoutAmbiguities)
        #expect(conflicts.count == 1 && ambiguities.count == 1)
        for _ in 0..<3 {
            row.screen.layoutIfNeeded()
            #expect(row.screen.layoutConflicts == conflicts && row.screen.layoutAmbiguities == ambiguities)
        }
        row.screen.setNeedsLayout()
        row.screen.layoutIfNeeded()
        #expect(row.screen.layoutTree() == tree && row.screen.layoutStatistics.searches == searches)
        #expect(row.screen.layoutDiagnostics.count == 2)
    }

    @Test("While edits are pending, no advice is tried out, and only the most general is given")
    func pending() throws {
        let row = Row([4, 6, 0], .vertical)
        row.constraints[0].constant = 31
        #expect(try advice(on: row.screen) == "make more room, or let one of them take less.")
        row.screen.layoutIfNeeded()
        #expect(row.child.frame.height == 15)
    }
}
