import AutoLayout
import Testing

@Suite("Labels with equal content priorities")
struct ContentOrderTests {
    /// A row of two labels with the same hugging and compression resistance. Its constraints are activated from first
    /// to last or from last to first.
    private final class Row: View {
        let labels: [Label]

        init(_ texts: [String], lastFirst: Bool) {
            labels = texts.map { Label($0, fontSize: 10) }
            super.init(frame: .zero)
            name = "row"
            for label in labels { addSubview(label) }
            var constraints = [
                labels[0].leadingAnchor.constraint(equalTo: leadingAnchor),
                labels[1].leadingAnchor.constraint(equalTo: labels[0].trailingAnchor),
                labels[1].trailingAnchor.constraint(equalTo: trailingAnchor),
                heightAnchor.constraint(equalToConstant: 30),
            ]
            if lastFirst { constraints.reverse() }
            LayoutConstraint.activate(constraints)
        }

        var widths: [Double] { labels.map(\.frame.width) }

        func put(in host: View, _ width: Double) {
            host.addSubview(self)
            LayoutConstraint.activate([
                leadingAnchor.constraint(equalTo: host.leadingAnchor),
                topAnchor.constraint(equalTo: host.topAnchor),
                widthAnchor.constraint(equalToConstant: width),
            ])
        }
    }

    private func freshWidths(_ texts: [String], _ lastFirst: Bool, _ width: Double) -> [Double] {
        let (screen, row) = (makeGridScreen(), Row(texts, lastFirst: lastFirst))
        row.put(in: screen, width)
        screen.layoutIfNeeded()
        return row.widths
    }

    @Test("Which label stretches or shrinks does not depend on where the row has been", arguments: [false, true])
    func moved(lastFirst: Bool) {
        for width in [60.0, 200] {
            let fresh = freshWidths(["one", "three"], lastFirst, width)
            let (here, there) = (makeGridScreen(), makeGridScreen())
            let row = Row(["one", "three"], lastFirst: lastFirst)
            for host in [here, there, here, there, there, here] {
                row.put(in: host, width)
                host.layoutIfNeeded()
                #expect(row.widths == fresh)
                row.removeFromSuperview()
            }
        }
    }

    @Test(
        "Which label stretches or shrinks does not depend on which got its text first or was without one for a while",
        arguments: [false, true])
    func emptied(lastFirst: Bool) {
        for width in [60.0, 200] {
            let fresh = freshWidths(["one", "three"], lastFirst, width)
            let (screen, row) = (makeGridScreen(), Row(["", ""], lastFirst: lastFirst))
            row.put(in: screen, width)
            for (index, text) in [(1, "three"), (0, "one"), (1, ""), (1, "three"), (0, ""), (0, "one")] {
                row.labels[index].text = text
                screen.layoutIfNeeded()
            }
            #expect(row.widths == fresh)
        }
    }

    @Test(
        "Which label stretches or shrinks does not depend on a reading direction that was different for a while",
        arguments: [false, true])
    func mirrored(lastFirst: Bool) {
        for width in [60.0, 200] {
            let fresh = freshWidths(["one", "three"], lastFirst, width)
            let (screen, row) = (makeGridScreen(), Row(["one", "three"], lastFirst: lastFirst))
            row.put(in: screen, width)
            for direction in [LayoutDirection.rightToLeft, .leftToRight] {
                screen.layoutDirection = direction
                screen.layoutIfNeeded()
                #expect(row.widths == fresh)
            }
        }
    }

    @Test(
        "Rebuilding all rows does not change the widths after constraints were activated in another order",
        arguments: [false, true])
    func madeAgain(lastFirst: Bool) {
        for width in [60.0, 200] {
            let (screen, row) = (makeGridScreen(), Row(["one", "three"], lastFirst: lastFirst))
            row.put(in: screen, width)
            screen.layoutIfNeeded()
            let constraints = row.constraints + row.labels.flatMap { $0.constraints }
            LayoutConstraint.deactivate(constraints)
            LayoutConstraint.activate(constraints.reversed())
            screen.layoutIfNeeded()
            let before = row.widths
            for direction in [LayoutDirection.rightToLeft, .leftToRight] {
                screen.layoutDirection = direction
                screen.layoutIfNeeded()
                #expect(row.widths == before)
            }
        }
    }

    /// The lengths of three labels in a row or column that is 60 points longer than they are together.
    private func lengths(
        _ axis: Axis, lines: [Int], reversed: Bool = false, edit: ([Label]) -> Void = { _ in }
    ) -> [Double] {
        let screen = makeScreen(width: 400)
        let labels = lines.map { lines in
            let label = Label("mm", fontSize: 10)
            label.numberOfLines = lines
            screen.addSubview(label)
            return label
        }
        let natural = labels[0].intrinsicContentSize
        let room = 3 * (axis == .horizontal ? natural.width : natural.height) + 60
        var constraints: [LayoutConstraint] = []
        for (index, label) in labels.enumerated() {
            let before = index > 0 ? labels[index - 1] : nil
            constraints.append(
                axis == .horizontal
                    ? label.leadingAnchor.constraint(equalTo: before?.trailingAnchor ?? screen.leadingAnchor)
                    : label.topAnchor.constraint(equalTo: before?.bottomAnchor ?? screen.topAnchor))
        }
        constraints.append(
            axis == .horizontal
                ? labels[2].trailingAnchor.constraint(equalTo: screen.leadingAnchor, constant: room)
                : labels[2].bottomAnchor.constraint(equalTo: screen.topAnchor, constant: room))
        LayoutConstraint.activate(reversed ? constraints.reversed() : constraints)
        screen.layoutIfNeeded()
        edit(labels)
        screen.layoutIfNeeded()
        return labels.map {
            ((axis == .horizontal ? $0.frame.width - natural.width : $0.frame.height - natural.height) * 1e9).rounded()
                / 1e9
        }
    }

    @Test("Room to spare goes to the first label in the order of activation")
    func oneLine() {
        #expect(lengths(.horizontal, lines: [1, 1, 1]) == [60, 0, 0])
        #expect(lengths(.horizontal, lines: [1, 1, 1], reversed: true) == [0, 0, 60])
        #expect(lengths(.vertical, lines: [1, 1, 1]) == [60, 0, 0])
    }

    @Test("In a row, but not in a column, room to spare goes to the last label of several lines")
    func severalLines() {
        #expect(lengths(.horizontal, lines: [0, 0, 0]) == [0, 0, 60])
        #expect(lengths(.horizontal, lines: [0, 2, 1]) == [0, 60, 0])
        #expect(lengths(.horizontal, lines: [1, 0, 1]) == [0, 60, 0])
        #expect(lengths(.horizontal, lines: [0, 0, 0], reversed: true) == [60, 0, 0])
        #expect(lengths(.vertical, lines: [0, 0, 0]) == [60, 0, 0])
    }

    @Test("A label that gets several lines, or loses them, takes room to spare as if it had always been so")
    func changedLines() {
        #expect(lengths(.horizontal, lines: [1, 1, 1]) { $0[1].numberOfLines = 0 } == [0, 60, 0])
        #expect(lengths(.horizontal, lines: [1, 0, 0]) { $0[2].numberOfLines = 1 } == [0, 60, 0])
        #expect(lengths(.horizontal, lines: [1, 0, 1]) { $0[1].numberOfLines = 1 } == [60, 0, 0])
    }
}
