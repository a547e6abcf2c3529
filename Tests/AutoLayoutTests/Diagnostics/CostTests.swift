import TestSupport
import Testing

@testable import AutoLayout
@testable import LayoutCore

@Suite("What diagnostics cost")
struct CostTests {
    @Test("Without problems there are no searches, neither at first nor after changes")
    func nothing() {
        let screen = makeScreen()
        let list = StackView(axis: .vertical, spacing: 4, name: "list")
        screen.addSubview(list)
        list.pin(0, 0, 300, 0, to: screen)[3].isActive = false
        for index in 0..<50 { list.addArrangedSubview(Content(40, Double(index % 7 + 1), name: "row \(index)")) }
        let box = View(name: "box")
        screen.addSubview(box)
        let constraints = box.pin(0, 0, 10, 10, to: screen)
        screen.layoutIfNeeded()
        for index in 0..<20 {
            constraints[index % 4].constant += 1
            list.arrangedSubviews[index].isHidden = index % 2 == 0
            screen.layoutIfNeeded()
        }
        #expect(screen.layoutStatistics.solves > 20 && screen.layoutStatistics.searches == 0)
        #expect(screen.layoutDiagnostics.isEmpty)
    }

    @Test("Finding nothing to report takes less than a twentieth of a first pass")
    func share() throws {
        let screen = makeScreen()
        for index in 0..<200 {
            let box = View()
            screen.addSubview(box)
            box.pin(Double(index), 0, 10, 10, to: screen)
        }
        let pass = processorTime { screen.layoutIfNeeded() }
        let engine = try #require(screen.layoutNode.existingEngineOfTree)
        // The shortest of several runs counts, since the first one begins with a cold cache.
        let looks = (0..<10).map { _ in
            processorTime {
                engine.reports.findings.areDue = true
                engine.findProblems(for: .handler)
            }
        }
        let look = try #require(looks.min())
        #expect(screen.layoutStatistics.searches == 0)
        #expect(look * 20 < pass, "\(look) s of \(pass) s")
    }

    @Test("A row whose gaps alone are too wide takes time in proportion to its views")
    func longConflict() throws {
        func time(_ count: Int) -> Double {
            let row = StackView(spacing: 8, name: "row")
            for _ in 0..<count { row.addArrangedSubview(Content(30, 20)) }
            let screen = makeScreen(width: 300, height: 300)
            screen.addSubview(row)
            row.pin(0, 0, 100, 20, to: screen)
            let time = processorTime { screen.layoutIfNeeded() }
            #expect(screen.layoutConflicts.map(\.statements.count) == [2 * count + 2])
            return time
        }
        #expect(growthExponent(of: time, upTo: 800) < 1.5)
    }

    @Test("Advice on a column of equal rows that do not fit takes time in proportion to its rows")
    func equalRows() throws {
        func time(_ count: Int) -> Double {
            let screen = makeScreen(width: 300, height: 300)
            var rows: [View] = []
            for index in 0..<count {
                let row = View(name: "row \(index)")
                screen.addSubview(row)
                let top = rows.last?.bottomAnchor ?? screen.topAnchor
                LayoutConstraint.activate([
                    row.topAnchor.constraint(equalTo: top, constant: 8),
                    row.leadingAnchor.constraint(equalTo: screen.leadingAnchor),
                    row.widthAnchor.constraint(equalToConstant: 100),
                    rows.first.map { row.heightAnchor.constraint(equalTo: $0.heightAnchor) }
                        ?? row.heightAnchor.constraint(equalToConstant: 30),
                ])
                rows.append(row)
            }
            rows.last?.bottomAnchor.constraint(equalTo: screen.bottomAnchor).isActive = true
            let time = processorTime { screen.layoutIfNeeded() }
            #expect(screen.layoutConflicts.count == 1)
            return time
        }
        #expect(growthExponent(of: time, upTo: 800) < 1.5)
    }

    @Test("Without a handler, passes stop searching once the first ambiguity is printed; a reader sees all of them")
    func unread() {
        let (screen, told) = (makeScreen(), makeScreen())
        screen.layoutDiagnosticHandler = nil
        for root in [screen, told] {
            for index in 0..<20 {
                let row = View(name: "row \(index)")
                root.addSubview(row)
                row.pin(0, 0, 100, 0, to: root)[3].isActive = false
                root.layoutIfNeeded()
            }
        }
        #expect(screen.layoutStatistics.searches == 1 && told.layoutStatistics.searches == 20)
        #expect(screen.subviews.allSatisfy(\.hasAmbiguousLayout) && screen.layoutStatistics.searches == 2)
        #expect(screen.layoutAmbiguities == told.layoutAmbiguities && screen.layoutAmbiguities.count == 20)
        #expect(Set(screen.layoutDiagnostics) == Set(told.layoutDiagnostics))
        #expect(screen.layoutDiagnostics.count == 20 && screen.layoutStatistics.searches == 2)
    }

    @Test("Of many ambiguities, only the first are tried out; all get suggestions that determine them, and say so")
    func budget() throws {
        let screen = makeScreen()
        for index in 0..<400 {
            let box = View(name: "box \(index)")
            screen.addSubview(box)
            box.pin(Double(index), 0, 100, 0, to: screen)[3].isActive = false
        }
        screen.layoutIfNeeded()
        let ambiguities = screen.layoutAmbiguities
        #expect(ambiguities.count == 400)
        #expect(try #require(ambiguities.first).message.contains("This would fix it:"))
        #expect(try #require(ambiguities.last).message.contains("nothing shorter was tried"))
        #expect(ambiguities.count { $0.message.contains("nothing shorter was tried") } < 400)
        LayoutConstraint.activate(screen.suggestedConstraints())
        screen.layoutIfNeeded()
        #expect(screen.layoutAmbiguities.isEmpty && screen.layoutConflicts.isEmpty)
    }

    @Test("Without a handler, passes stop searching once the first conflict is printed; a reader sees all of them")
    func unreadConflicts() {
        let screen = makeScreen()
        screen.layoutDiagnosticHandler = nil
        var rows: [View] = []
        for index in 0..<20 {
            let row = View(name: "row \(index)")
            rows.append(row)
            screen.addSubview(row)
            row.pin(0, 0, 100, 10, to: screen)
            row.heightAnchor.constraint(equalToConstant: 20).isActive = true
            screen.layoutIfNeeded()
        }
        #expect(screen.layoutStatistics.searches == 1)
        #expect(rows.allSatisfy { $0.layoutNode.isInConflict } && screen.layoutStatistics.searches == 2)
        #expect(screen.layoutDiagnostics.count == 20 && screen.layoutConflicts.count == 20)
    }

    @Test("A conflict and an ambiguity that persist are searched for only once")
    func standing() {
        let screen = makeScreen()
        let (red, blue) = (View(name: "red"), View(name: "blue"))
        screen.addSubview(red)
        screen.addSubview(blue)
        let constraints = red.pin(0, 0, 10, 10, to: screen)
        red.heightAnchor.constraint(equalToConstant: 20).isActive = true
        blue.topAnchor.constraint(equalTo: red.bottomAnchor).isActive = true
        screen.layoutIfNeeded()
        let searches = screen.layoutStatistics.searches
        for _ in 0..<10 {
            constraints[0].constant += 1
            screen.layoutIfNeeded()
        }
        #expect(screen.layoutStatistics.searches == searches && searches == 2)
        #expect(screen.layoutDiagnostics.map(\.kind) == [.conflict, .ambiguity])
    }

    @Test("A conflict or ambiguity that persists while all rows are rebuilt is not reported again")
    func rebuilt() {
        let screen = makeScreen()
        let red = View(name: "red")
        screen.addSubview(red)
        red.leadingAnchor.constraint(equalTo: screen.leadingAnchor).isActive = true
        for height in [10.0, 20] { red.heightAnchor.constraint(equalToConstant: height).isActive = true }
        let blue = View(name: "blue")
        screen.addSubview(blue)
        blue.leadingAnchor.constraint(equalTo: screen.leadingAnchor).isActive = true
        screen.layoutIfNeeded()
        let told = screen.layoutDiagnostics
        screen.semanticContentAttribute = .forceLeftToRight
        screen.layoutIfNeeded()
        #expect(screen.layoutDiagnostics == told)
        #expect(blue.ambiguousAttributes == [.top, .width, .height])
    }

    @Test("The first hundred ambiguities are reported one by one, and the rest as a count")
    func many() {
        let screen = makeScreen()
        for _ in 0..<120 {
            let view = View()
            screen.addSubview(view)
            view.widthAnchor.constraint(equalToConstant: 10).isActive = true
        }
        screen.layoutIfNeeded()
        #expect(screen.layoutDiagnostics.count == 101)
        #expect(screen.layoutDiagnostics.last?.message == "20 more views, or groups of views, are ambiguous.")
    }

    @Test("Many conflicts are reported after one search")
    func conflicts() {
        let (screen, count) = (makeScreen(), Effort.size(2000))
        for _ in 0..<count {
            let view = View()
            screen.addSubview(view)
            view.pin(0, 0, 10, 10, to: screen)
            view.widthAnchor.constraint(equalToConstant: 20).isActive = true
        }
        screen.layoutIfNeeded()
        #expect(screen.layoutDiagnostics.count == count && screen.layoutStatistics.searches == 1)
    }

    @Test("In a long list without heights, the first rows get natural suggestions, the rest their current values")
    func openList() {
        let (screen, count) = (makeScreen(), Effort.isFull ? 300 : 100)
        var above = screen.topAnchor
        for _ in 0..<count {
            let row = View()
            screen.addSubview(row)
            LayoutConstraint.activate([
                row.topAnchor.constraint(equalTo: above), row.leadingAnchor.constraint(equalTo: screen.leadingAnchor),
                row.trailingAnchor.constraint(equalTo: screen.trailingAnchor),
            ])
            above = row.bottomAnchor
        }
        screen.layoutIfNeeded()
        let suggestions = screen.suggestedConstraints()
        #expect(suggestions.map(\.constant) == (0..<count).map { $0 < 8 ? 44 : 0 })
        LayoutConstraint.activate(suggestions)
        screen.layoutIfNeeded()
        #expect(screen.everything.allSatisfy { !$0.hasAmbiguousLayout } && screen.layoutConflicts.isEmpty)
    }

    @Test("A deep tree without constraints is reported without a stack overflow")
    func deep() {
        let screen = makeScreen()
        var parent = screen
        for _ in 0..<(Effort.isFull ? 300 : 100) {
            let view = View()
            parent.addSubview(view)
            view.widthAnchor.constraint(equalTo: parent.widthAnchor).isActive = true
            parent = view
        }
        screen.layoutIfNeeded()
        #expect(parent.ambiguousAttributes == [.leading, .top, .height])
    }
}
