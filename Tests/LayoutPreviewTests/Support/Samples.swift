import AutoLayout

@testable import GalleryExamples

/// Laid-out trees that together contain something to show for each overlay of a picture.
enum Sample: String, CaseIterable {
    case threeBoxes = "three-boxes"
    case card
    case rightToLeft = "right-to-left"
    case insets
    case relations
    case stack
    case conflict
    case ambiguity

    var root: View {
        let root = made
        root.layoutDiagnosticHandler = { _ in }
        root.layoutIfNeeded()
        return root
    }

    private var made: View {
        switch self {
        case .threeBoxes: Sample.makeThreeBoxes()
        case .card: Sample.makeCard()
        case .rightToLeft: Sample.makeCard(.rightToLeft)
        case .insets: Sample.makeInsets()
        case .relations: Sample.makeRelations()
        case .stack: Sample.makeStack()
        case .conflict: Sample.makeConflict()
        case .ambiguity: Sample.makeAmbiguity()
        }
    }
}

extension View {
    /// A root view with the given size in points.
    static func screen(_ width: Double, _ height: Double) -> View {
        let screen = View(frame: Rect(x: 0, y: 0, width: width, height: height), name: "screen")
        screen.backgroundColor = Color(white: 0.95)
        return screen
    }

    /// Adds a colored subview.
    func addBox(_ name: String, _ color: Color) -> View {
        let box = View(name: name)
        box.backgroundColor = color
        addSubview(box)
        return box
    }
}

extension Sample {
    /// The gallery's example of three boxes, on a shorter screen.
    private static func makeThreeBoxes() -> View {
        let example = ThreeBoxes()
        example.screen.frame.size.height = 240
        example.verbose()
        return example.screen
    }

    /// A round picture, a title that is truncated in the middle, text that wraps and a number at the end.
    private static func makeCard(_ direction: LayoutDirection = .leftToRight) -> View {
        let card = View.screen(320, 110)
        card.layoutDirection = direction
        card.backgroundColor = .white
        let picture = ImageView(naturalSize: Size(width: 48, height: 48), name: "cover")
        picture.cornerRadius = 24
        let title = Label("A title that is too long for its card", weight: .bold, name: "title")
        title.lineBreakMode = .byTruncatingMiddle
        let text = Label("Two lines of text at most, & no more than that <here>", fontSize: 13, numberOfLines: 2)
        text.textColor = Color(white: 0.4)
        let number = Label("3:45", fontSize: 14, weight: .semibold, name: "number")
        number.textAlignment = .right
        number.setContentCompressionResistancePriority(.prioritizedCompressionResistance, for: .horizontal)
        for view in [picture, title, text, number] { card.addSubview(view) }
        LayoutConstraint.activate([
            picture.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 16),
            picture.centerYAnchor.constraint(equalTo: card.centerYAnchor),
            picture.widthAnchor.constraint(equalToConstant: 48),
            picture.heightAnchor.constraint(equalTo: picture.widthAnchor),
            title.topAnchor.constraint(equalTo: card.topAnchor, constant: 20),
            title.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 16),
            number.leadingAnchor.constraint(greaterThanOrEqualTo: title.trailingAnchor, constant: 8),
            number.firstBaselineAnchor.constraint(equalTo: title.firstBaselineAnchor),
            number.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -24),
            text.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
            text.leadingAnchor.constraint(equalTo: title.leadingAnchor),
            text.trailingAnchor.constraint(equalTo: number.trailingAnchor),
        ])
        return card
    }

    /// A safe area, margins, and a guide between two boxes.
    private static func makeInsets() -> View {
        let screen = View.screen(200, 160)
        screen.safeAreaInsets = EdgeInsets(top: 30, bottom: 16)
        let (one, two) = (screen.addBox("one", .orange), screen.addBox("two", .green))
        let gap = LayoutGuide()
        gap.identifier = "gap"
        screen.addLayoutGuide(gap)
        let (safe, margins) = (screen.safeAreaLayoutGuide, screen.layoutMarginsGuide)
        LayoutConstraint.activate([
            one.topAnchor.constraint(equalTo: safe.topAnchor),
            one.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            one.widthAnchor.constraint(equalToConstant: 50),
            one.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
            gap.leadingAnchor.constraint(equalTo: one.trailingAnchor),
            gap.trailingAnchor.constraint(equalTo: two.leadingAnchor),
            gap.topAnchor.constraint(equalTo: one.topAnchor),
            gap.bottomAnchor.constraint(equalTo: one.bottomAnchor),
            gap.widthAnchor.constraint(equalToConstant: 40),
            two.topAnchor.constraint(equalTo: one.topAnchor),
            two.bottomAnchor.constraint(equalTo: one.bottomAnchor),
            two.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
        ])
        return screen
    }

    /// Inequalities, a priority, a multiplier on a position, an aspect ratio, and a size relative to another size.
    private static func makeRelations() -> View {
        let screen = View.screen(300, 200)
        let (wide, small) = (screen.addBox("wide", .blue), screen.addBox("small", .orange))
        LayoutConstraint.activate([
            LayoutConstraint(
                item: wide, attribute: .centerX, toItem: screen, attribute: .centerX, multiplier: 0.5, constant: 20),
            wide.topAnchor.constraint(equalTo: screen.topAnchor, constant: 12),
            wide.widthAnchor.constraint(equalTo: wide.heightAnchor, multiplier: 2),
            wide.widthAnchor.constraint(lessThanOrEqualToConstant: 150),
            wide.widthAnchor.constraint(equalToConstant: 140).withPriority(.almostRequired),
            small.leadingAnchor.constraint(greaterThanOrEqualTo: wide.trailingAnchor, constant: 8),
            small.trailingAnchor.constraint(equalTo: screen.trailingAnchor, constant: -8),
            small.widthAnchor.constraint(equalTo: wide.widthAnchor, multiplier: 0.5, constant: -10),
            small.topAnchor.constraint(equalTo: wide.bottomAnchor, constant: 4),
            small.heightAnchor.constraint(equalToConstant: 80),
        ])
        return screen
    }

    private static func makeStack() -> View {
        let screen = View.screen(260, 120)
        let boxes = [Color.red, .orange, .green].map { color in
            let box = View(name: "box")
            box.backgroundColor = color
            return box
        }
        let stack = StackView(arrangedSubviews: boxes, spacing: 10, distribution: .fillEqually, name: "stack")
        screen.addSubviewWithEdgeConstraints(stack)
        return screen
    }

    /// A box with required widths of both 80 and 120.
    private static func makeConflict() -> View {
        let screen = View.screen(220, 120)
        let box = screen.addBox("box", Color(white: 0.85))
        LayoutConstraint.activate([
            box.leadingAnchor.constraint(equalTo: screen.leadingAnchor, constant: 30),
            box.topAnchor.constraint(equalTo: screen.topAnchor, constant: 20),
            box.heightAnchor.constraint(equalToConstant: 80),
            box.widthAnchor.constraint(equalToConstant: 80),
            box.widthAnchor.constraint(equalToConstant: 120),
        ])
        return screen
    }

    /// A box whose horizontal position is ambiguous.
    private static func makeAmbiguity() -> View {
        let screen = View.screen(220, 120)
        let box = screen.addBox("box", Color(white: 0.85))
        LayoutConstraint.activate([
            box.topAnchor.constraint(equalTo: screen.topAnchor, constant: 20),
            box.heightAnchor.constraint(equalToConstant: 80),
            box.widthAnchor.constraint(equalToConstant: 90),
        ])
        return screen
    }
}
