import AutoLayout
import LayoutPreview
import TestSupport
import Testing

/// Pictures of a layout in which each overlay has something to show in each of its ways, compared with their recordings.
@Suite("Overlays are drawn as recorded:")
struct OverlayRecordingTests {
    private func check(_ text: String, _ name: String) throws { try Recording(name).check(text) }

    @Test("each one alone, for bright and dark surroundings", arguments: 0..<8)
    func single(_ bit: Int) throws {
        let option = PreviewOptions(rawValue: 1 << UInt8(bit))
        let bench = Bench.make()
        try check(bench.svg(option) + bench.svg([option, .dark]), "bench-\(bit).svg.txt")
    }

    @Test("all together, for bright and dark surroundings, also read from right to left")
    func all() throws {
        try check(Bench.make().svg(.allOverlays), "bench.svg")
        try check(Bench.make().svg([.allOverlays, .dark, .trimmed]), "bench-dark.svg")
        let bench = Bench.make()
        bench.layoutDirection = .rightToLeft
        bench.layoutIfNeeded()
        try check(bench.svg([.constraints, .culprits, .names]), "bench-mirrored.svg")
    }

    @Test("names in views of every height and width, cut or left out where there is no room")
    func names() throws {
        let screen = View.screen(400, 500)
        for row in 0..<20 {
            for column in 0..<6 {
                let box = screen.addBox("a name of view \(row)", Color(white: 0.15 * Double(column)))
                box.frame = Rect(
                    x: 5 + 62 * Double(column), y: 3 + 24 * Double(row), width: 10 + 9 * Double(column),
                    height: 3 + Double(row))
            }
        }
        screen.layoutIfNeeded()
        try check(screen.svg([.names, .frames]), "names.svg")
    }

    @Test("distances and lengths of every size, whose numbers find their places beside each other")
    func distances() throws {
        let screen = View.screen(420, 600)
        var above = screen.topAnchor
        for row in 0..<14 {
            let first = screen.addBox("first \(row)", .orange)
            let second = screen.addBox("second \(row)", Color(white: 0.2))
            let gap = Double(2 + 4 * row)
            LayoutConstraint.activate([
                first.topAnchor.constraint(equalTo: above, constant: Double(row + 1)),
                first.leadingAnchor.constraint(equalTo: screen.leadingAnchor, constant: Double(1 + 5 * row)),
                first.widthAnchor.constraint(equalToConstant: Double(70 - 4 * row)),
                first.heightAnchor.constraint(equalToConstant: Double(10 + 2 * row)),
                second.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: gap),
                second.centerYAnchor.constraint(equalTo: first.centerYAnchor, constant: row.isMultiple(of: 3) ? 0 : 3),
                second.widthAnchor.constraint(equalTo: first.widthAnchor, multiplier: 1.5, constant: Double(row % 3)),
                second.heightAnchor.constraint(equalTo: first.heightAnchor, multiplier: 0.5),
                second.trailingAnchor.constraint(lessThanOrEqualTo: screen.trailingAnchor, constant: -8),
            ])
            above = first.bottomAnchor
        }
        screen.layoutDiagnosticHandler = { _ in }
        screen.layoutIfNeeded()
        try check(screen.svg(.constraints), "distances.svg")
    }

    @Test("the same layout in text, with few columns and with many", arguments: [24, 60, 110])
    func text(_ columns: Int) throws {
        try check(Bench.make().text(columns: columns), "bench-\(columns).txt")
    }

    @Test("the same layout as data")
    func data() throws {
        try check(LayoutSnapshot(of: Bench.make()).json, "bench.json")
    }
}

/// A layout with insets, guides, conflicts, ambiguities and content on backgrounds from dark to bright.
private enum Bench {
    static func make() -> View {
        let screen = View.screen(360, 640)
        screen.layoutDiagnosticHandler = { _ in }
        screen.safeAreaInsets = EdgeInsets(top: 44, left: 6, bottom: 20)
        addPanels(to: screen)
        addContents(to: screen)
        addConflict(to: screen)
        addGuides(to: screen)
        screen.layoutIfNeeded()
        return screen
    }

    /// Panels on which lines and captions have to be legible, tied to insets, margins and each other.
    private static func addPanels(to screen: View) {
        let (safe, margins) = (screen.safeAreaLayoutGuide, screen.layoutMarginsGuide)
        var above = safe.topAnchor
        let colors: [Color?] = [.black, Color(white: 0.45), .white, Color(white: 0, alpha: 0.4), nil, .yellow]
        for (index, color) in colors.enumerated() {
            let panel = View(name: "panel \(index)")
            panel.backgroundColor = color
            let inner = View(name: "inside \(index)")
            screen.addSubview(panel)
            panel.addSubview(inner)
            LayoutConstraint.activate([
                panel.topAnchor.constraint(equalTo: above, constant: Double(4 + 3 * index)),
                panel.leadingAnchor.constraint(
                    equalTo: index.isMultiple(of: 2) ? safe.leadingAnchor : margins.leadingAnchor),
                panel.widthAnchor.constraint(
                    equalTo: screen.widthAnchor, multiplier: 0.5, constant: Double(-8 * index)),
                panel.heightAnchor.constraint(equalToConstant: Double(30 + 4 * index)),
                inner.topAnchor.constraint(equalTo: panel.topAnchor, constant: 6),
                inner.leadingAnchor.constraint(equalTo: panel.leadingAnchor, constant: Double(10 + index)),
                inner.trailingAnchor.constraint(greaterThanOrEqualTo: panel.trailingAnchor, constant: -60),
                inner.bottomAnchor.constraint(equalTo: panel.bottomAnchor, constant: -5).withPriority(.defaultHigh),
                inner.widthAnchor.constraint(lessThanOrEqualToConstant: Double(90 + index)),
            ])
            above = panel.bottomAnchor
        }
    }

    /// An image without contents, labels and a scroll view.
    private static func addContents(to screen: View) {
        let image = ImageView(naturalSize: Size(width: 40, height: 30), name: "image")
        image.cornerRadius = 7
        let label = Label("A label with two lines of text that do not fit", numberOfLines: 2, name: "label")
        let number = Label("12", fontSize: 22, weight: .bold, name: "number")
        number.textAlignment = .right
        let scroll = ScrollView(name: "scroll")
        scroll.backgroundColor = Color(white: 0.8)
        let long = View(name: "long")
        long.backgroundColor = .blue
        scroll.addSubview(long)
        for view in [image, label, number, scroll] { screen.addSubview(view) }
        LayoutConstraint.activate([
            image.topAnchor.constraint(equalTo: screen.topAnchor, constant: 60),
            image.trailingAnchor.constraint(equalTo: screen.trailingAnchor, constant: -12),
            image.widthAnchor.constraint(equalTo: image.heightAnchor, multiplier: 4 / 3),
            image.heightAnchor.constraint(equalToConstant: 30),
            label.topAnchor.constraint(equalTo: image.bottomAnchor, constant: 8),
            label.trailingAnchor.constraint(equalTo: image.trailingAnchor),
            label.widthAnchor.constraint(equalToConstant: 110),
            number.firstBaselineAnchor.constraint(equalTo: label.lastBaselineAnchor, constant: 30),
            number.trailingAnchor.constraint(equalTo: label.trailingAnchor),
            scroll.topAnchor.constraint(equalTo: number.bottomAnchor, constant: 10),
            scroll.trailingAnchor.constraint(equalTo: label.trailingAnchor),
            scroll.widthAnchor.constraint(equalToConstant: 100), scroll.heightAnchor.constraint(equalToConstant: 60),
            long.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
            long.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
            long.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
            long.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
            long.widthAnchor.constraint(equalToConstant: 150), long.heightAnchor.constraint(equalToConstant: 140),
        ])
        scroll.contentOffset = Point(x: 20, y: 30)
    }

    /// Views that contradict each other, in a superview, and views without a position.
    private static func addConflict(to screen: View) {
        let holder = screen.addBox("holder", Color(white: 0.9))
        let (torn, small) = (holder.addBox("torn", .green), holder.addBox("small", .red))
        let (adrift, lost) = (screen.addBox("adrift", .purple), screen.addBox("lost", .teal))
        LayoutConstraint.activate([
            holder.leadingAnchor.constraint(equalTo: screen.leadingAnchor, constant: 20),
            holder.bottomAnchor.constraint(equalTo: screen.bottomAnchor, constant: -60),
            holder.widthAnchor.constraint(equalToConstant: 200), holder.heightAnchor.constraint(equalToConstant: 90),
            torn.leadingAnchor.constraint(equalTo: holder.leadingAnchor, constant: 12),
            torn.trailingAnchor.constraint(equalTo: holder.trailingAnchor, constant: -12),
            torn.widthAnchor.constraint(equalToConstant: 240),
            torn.topAnchor.constraint(equalTo: holder.topAnchor, constant: 24),
            torn.heightAnchor.constraint(equalToConstant: 30),
            torn.heightAnchor.constraint(greaterThanOrEqualToConstant: 40),
            small.topAnchor.constraint(equalTo: torn.bottomAnchor, constant: 4),
            small.trailingAnchor.constraint(equalTo: torn.trailingAnchor),
            small.widthAnchor.constraint(equalToConstant: 14), small.heightAnchor.constraint(equalToConstant: 8),
            adrift.widthAnchor.constraint(equalToConstant: 50), adrift.heightAnchor.constraint(equalToConstant: 26),
            adrift.bottomAnchor.constraint(equalTo: screen.bottomAnchor, constant: -16),
            lost.heightAnchor.constraint(equalToConstant: 30),
            lost.trailingAnchor.constraint(equalTo: screen.trailingAnchor),
        ])
    }

    /// Guides with and without room for their names.
    private static func addGuides(to screen: View) {
        for (index, size) in [Size(width: 80, height: 20), Size(width: 20, height: 12), Size(width: 60, height: 8)]
            .enumerated()
        {
            let guide = LayoutGuide()
            guide.identifier = "guide \(index)"
            screen.addLayoutGuide(guide)
            LayoutConstraint.activate([
                guide.trailingAnchor.constraint(equalTo: screen.trailingAnchor, constant: -10),
                guide.topAnchor.constraint(equalTo: screen.topAnchor, constant: Double(330 + 30 * index)),
                guide.widthAnchor.constraint(equalToConstant: size.width),
                guide.heightAnchor.constraint(equalToConstant: size.height),
            ])
        }
        let loose = LayoutGuide()
        loose.identifier = "loose"
        screen.addLayoutGuide(loose)
        LayoutConstraint.activate([
            loose.widthAnchor.constraint(equalToConstant: 40), loose.heightAnchor.constraint(equalToConstant: 20),
            loose.topAnchor.constraint(equalTo: screen.topAnchor, constant: 440),
        ])
    }
}
