import Foundation
import QuickAnchors
import Testing

/// The examples in the doc comments of the types that people meet first. Each is between a comment with the path of its
/// file and a comment with its result.
@Suite("The examples in doc comments")
struct DocCommentExamplesTests {
    private let screen = View(frame: Rect(x: 0, y: 0, width: 400, height: 800))

    @Test("A view is placed by constraints")
    func view() {
        // Example in Layout/LayoutCore/Engine/Items/View.swift
        let box = View()
        screen.addSubview(box)
        box.translatesAutoresizingMaskIntoConstraints = false
        LayoutConstraint.activate([
            box.topAnchor.constraint(equalTo: screen.topAnchor, constant: 20),
            box.leadingAnchor.constraint(equalTo: screen.leadingAnchor, constant: 16),
            box.widthAnchor.constraint(equalToConstant: 100),
            box.heightAnchor.constraint(equalToConstant: 40),
        ])
        screen.layoutIfNeeded()
        let frame = box.frame  // 100 by 40 points, at (16, 20)
        // End of the example
        #expect(frame == Rect(x: 16, y: 20, width: 100, height: 40))
    }

    @Test("A guide takes room without being a view")
    func guide() {
        // Example in Layout/LayoutCore/Engine/Items/LayoutGuide.swift
        let margin = LayoutGuide()
        screen.addLayoutGuide(margin)
        LayoutConstraint.activate([
            margin.leadingAnchor.constraint(equalTo: screen.leadingAnchor),
            margin.widthAnchor.constraint(equalTo: screen.widthAnchor, multiplier: 0.1),
            margin.topAnchor.constraint(equalTo: screen.topAnchor),
            margin.bottomAnchor.constraint(equalTo: screen.bottomAnchor),
        ])
        screen.layoutIfNeeded()
        let width = margin.layoutFrame.width  // a tenth of the screen's width
        // End of the example
        #expect(width == 40)
    }

    @Test("An anchor makes constraints")
    func anchor() {
        let (icon, title) = (View(), Label("Title"))
        screen.quickAdd(icon, [topToTop(0), leadingToLeading(0), widthToConstant(30), heightToConstant(30)])
        screen.quickAdd(title, [topToTop(0)])
        // Example in Layout/LayoutCore/Engine/Handles/LayoutAnchor.swift
        title.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 8).isActive = true
        title.widthAnchor.constraint(lessThanOrEqualTo: screen.widthAnchor, multiplier: 0.5).isActive = true
        // End of the example
        screen.layoutIfNeeded()
        #expect(title.frame.minX == 38)
        #expect(title.frame.width > 0 && title.frame.width <= 200)
    }

    @Test("A constraint's numbers can change while it is active")
    func constraint() {
        let box = View()
        screen.quickAdd(box, [topToTop(0), leadingToLeading(0), heightToConstant(30)])
        // Example in Layout/LayoutCore/Engine/Handles/LayoutConstraint.swift
        let width = box.widthAnchor.constraint(equalToConstant: 100)
        width.priority = .defaultHigh
        width.isActive = true
        screen.layoutIfNeeded()  // the box is 100 points wide
        width.constant = 120
        screen.layoutIfNeeded()  // the box is 120 points wide
        // End of the example
        #expect(box.frame.width == 120)
        #expect(width.priority == .defaultHigh)
    }

    @Test("A stack arranges views in a row")
    func stack() {
        let (icon, title) = (View(), Label("Title"))
        icon.activateQuickAnchors([widthToConstant(30), heightToConstant(30)])
        // Example in Layout/LayoutContainers/Stacks/StackView.swift
        let row = StackView(arrangedSubviews: [icon, title], spacing: 8, alignment: .center)
        row.setCustomSpacing(16, after: icon)
        // End of the example
        screen.quickAdd(row, [topToTop(0), leadingToLeading(0)])
        screen.layoutIfNeeded()
        #expect(icon.frame == Rect(x: 0, y: 0, width: 30, height: 30))
        #expect(title.frame.minX == 46)
    }

    @Test("A grid arranges views in columns")
    func grid() {
        let (nameField, mailField) = (View(), View())
        nameField.activateQuickAnchors([heightToConstant(30)])
        mailField.activateQuickAnchors([heightToConstant(30)])
        // Example in Layout/LayoutContainers/Grids/GridView.swift
        let form = GridView(columns: [.fitted, .share(1)], columnSpacing: 8, rowSpacing: 4)
        for (name, field) in [("Name", nameField), ("Mail address", mailField)] {
            form.append(Label(name))
            form.append(field)
        }
        // End of the example
        screen.quickAdd(form, [topToTop(0), leadingToLeading(0), trailingToTrailing(0)])
        screen.layoutIfNeeded()
        let labels = form.subviews.compactMap { $0 as? Label }
        #expect(labels.map(\.frame.minX) == [0, 0])
        #expect(labels[0].frame.width == labels[1].frame.width)
        #expect([nameField, mailField].map(\.frame.minX) == [labels[0].frame.maxX + 8, labels[0].frame.maxX + 8])
        #expect(nameField.frame.maxX == 400)
        #expect(mailField.frame.minY == nameField.frame.maxY + 4)
    }

    @Test("A flow begins a new line when the current one is full")
    func flow() {
        // Example in Layout/LayoutContainers/Flows/FlowView.swift
        let tags = FlowView(spacing: 8, lineSpacing: 4) {
            Label("layout")
            Label("constraints")
            Label("solver")
        }
        // End of the example
        let wide = tags.arrangedSubviews.map(\.intrinsicContentSize.width)
        screen.quickAdd(tags, [topToTop(0), leadingToLeading(0), widthToConstant(wide[0] + 8 + wide[1])])
        screen.layoutIfNeeded()
        #expect(tags.lineCount == 2)
        #expect(tags.arrangedSubviews[1].frame.minX == wide[0] + 8)
        #expect(tags.arrangedSubviews[2].frame.minX == 0)
    }

    @Test("A label wraps its text")
    func label() {
        // Example in Layout/LayoutCore/Views/Labels/Label.swift
        let note = Label("A note that needs several lines", fontSize: 13, numberOfLines: 0)
        note.textAlignment = .center
        // End of the example
        screen.quickAdd(note, [topToTop(0), leadingToLeading(0), widthToConstant(80)])
        screen.layoutIfNeeded()
        let single = Label("A note", fontSize: 13)
        #expect(note.frame.height >= 3 * single.intrinsicContentSize.height - 3)
    }

    @Test("A scroll view's content is as large as its constraints make it")
    func scroll() {
        let (scroll, column) = (ScrollView(), View())
        screen.quickAdd(scroll, [0, 0, 0, 0])
        column.activateQuickAnchors([heightToConstant(2000)])
        // Example in Layout/LayoutCore/Views/Scrolling/ScrollView.swift
        scroll.quickAdd(column, [0, 0, 0, 0], [widthToRelatedView()])  // as wide as the frame, as tall as the column
        // End of the example
        screen.layoutIfNeeded()
        #expect(scroll.contentSize == Size(width: 400, height: 2000))
    }

    @Test("An anchor of the shorthand serves any number of views")
    func quickAnchor() {
        let (header, left, right) = (View(), View(), View())
        screen.quickAdd(header, [topToTop(0), leadingToLeading(0), trailingToTrailing(0), heightToConstant(50)])
        // Example in Shorthand/QuickAnchorsCore/Anchor/QuickAnchor.swift
        let below = topToBottom(header, 8)
        screen.quickAdd(left, [below, leadingToLeading(0), widthToConstant(100), heightToConstant(40)])
        screen.quickAdd(right, [below, trailingToTrailing(0), widthToConstant(100), heightToConstant(40)])
        // End of the example
        screen.layoutIfNeeded()
        #expect(left.frame == Rect(x: 0, y: 58, width: 100, height: 40))
        #expect(right.frame == Rect(x: 300, y: 58, width: 100, height: 40))
    }

    @Test("The doc comment of each type has the example that is compiled here")
    func areCurrent() throws {
        let repository = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let compiled = try String(contentsOf: URL(filePath: #filePath), encoding: .utf8)
            .components(separatedBy: "        // Example" + " in ").dropFirst()
        #expect(compiled.count == 10)
        for part in compiled {
            let lines = part.components(separatedBy: "\n")
            let code = lines.dropFirst().prefix { $0 != "        // End of the example" }.map { $0.dropFirst(8) }
            let source = try String(
                contentsOf: repository.appending(path: "Sources/\(lines[0])"), encoding: .utf8
            ).components(separatedBy: "\n")
            let start = try #require(source.firstIndex(of: "/// ```swift"), "\(lines[0])")
            let shown = source[(start + 1)...].prefix { $0 != "/// ```" }.map { $0.dropFirst(4) }
            #expect(Array(shown) == Array(code), "\(lines[0])")
        }
    }
}
