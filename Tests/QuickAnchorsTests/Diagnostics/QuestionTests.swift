import QuickAnchors
import Testing

/// A layout that people have asked about, and what is told to fix it.
struct Question: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let size: Size
    let advice: [String]
    let build: @MainActor (View) -> Void

    init(
        _ description: String, in size: Size = Size(width: 320, height: 480), _ advice: [String],
        _ build: @escaping @MainActor (View) -> Void
    ) {
        testDescription = description
        self.size = size
        self.advice = advice
        self.build = build
    }

    static let all: [Question] = sizes + edges + rows + texts + reported
    /// Sizes that contradict each other, or what contains them.
    static let sizes: [Question] = [
        Question(
            "Two heights",
            [
                "remove constraint 2, as constraint 1 also sets box's height.",
                "change 60 to 50 in constraint 2.",
            ]
        ) { screen in
            screen.quickAdd(View(name: "box"), [0, 0, nil, 0], [heightToConstant(50), heightToConstant(60)])
        },
        Question(
            "A cell of the system's height with 8 + 44 + 8", in: Size(width: 320, height: 44),
            [
                "change 44 to 28 in constraint 4.",
                "lower the priority of constraint 4 to 999, or remove it.",
            ]
        ) { screen in
            screen.quickAdd(View(name: "image"), [8, 8, -8, nil], [heightToConstant(44), widthToConstant(44)])
        },
        Question(
            "A square picture with a width and another height",
            [
                "change 60 to 100 in constraint 2.",
                "lower the priority of constraint 2 to 999, or remove it.",
            ]
        ) { screen in
            let picture = View(name: "picture")
            screen.quickAdd(picture, [0, 0, nil, nil], [widthToConstant(100), heightToConstant(60)])
            picture.widthAnchor.constraint(equalTo: picture.heightAnchor).isActive = true
        },
        Question(
            "A picture of 16:9 that is pinned to four edges", in: Size(width: 320, height: 240),
            [
                "change 0 to -60 in constraint 5.",
                "lower the priority of constraint 7 to 999, or remove it.",
            ]
        ) { screen in
            let picture = View(name: "picture")
            screen.quickAdd(picture, [0, 0, 0, 0])
            picture.heightAnchor.constraint(equalTo: picture.widthAnchor, multiplier: 9.0 / 16).isActive = true
        },
        Question(
            "A minimum above the maximum",
            [
                "make the minimum, 200, no larger than the maximum, 100."
            ]
        ) { screen in
            let box = View(name: "box")
            screen.quickAdd(box, [0, 0, nil, nil], [heightToConstant(20)])
            box.widthAnchor.constraint(greaterThanOrEqualToConstant: 200).isActive = true
            box.widthAnchor.constraint(lessThanOrEqualToConstant: 100).isActive = true
        },
        Question(
            "A screen without a height, as in a test", in: Size(width: 320, height: 0),
            [
                "give screen a height: it is 0 now."
            ]
        ) { screen in
            screen.quickAdd(View(name: "box"), [16, 16, -16, -16])
        },
        Question(
            "As high as the parent, with paddings",
            [
                "change 0 to -40 in constraint 3.",
                "lower the priority of constraint 3 to 999, or remove it.",
            ]
        ) { screen in
            screen.quickAdd(View(name: "box"), [20, 0, -20, 0], [heightToRelatedView()])
        },
        Question(
            "As wide as the parent, 10 from its leading edge and at its trailing edge",
            [
                "change 10 to 0 in constraint 1.",
                "lower the priority of constraint 3 to 999, or remove it.",
            ]
        ) { screen in
            screen.quickAdd(View(name: "box"), [0, 10, nil, 0], [widthToRelatedView(), heightToConstant(20)])
        },
        Question(
            "Half the parent, and a width",
            [
                "remove constraint 3, as constraint 2 also sets box's width.",
                "change 200 to 160 in constraint 3.",
            ]
        ) { screen in
            screen.quickAdd(
                View(name: "box"), [0, 0, nil, nil],
                [widthToRelatedView(multiplier: 0.5), widthToConstant(200), heightToConstant(20)])
        },
        Question(
            "A button of 44 in a bar of 40 with paddings of 4",
            [
                "change 44 to 32 in constraint 4.",
                "lower the priority of constraint 4 to 999, or remove it.",
            ]
        ) { screen in
            let bar = View(name: "bar")
            screen.quickAdd(bar, [0, 0, nil, 0], [heightToConstant(40)])
            bar.quickAdd(View(name: "button"), [4, 4, -4, nil], [heightToConstant(44), widthToConstant(80)])
        },
    ]
    /// Edges on the wrong side, or tied twice.
    static let edges: [Question] = [
        Question(
            "A trailing edge 20 beyond the parent's",
            [
                "change the sign of the constant in constraint 3, to -20; then all 4 can be satisfied."
            ]
        ) { screen in
            screen.quickAdd(View(name: "box"), [20, 20, nil, 20], [widthToConstant(280), heightToConstant(40)])
        },
        Question(
            "A bottom edge 30 below the parent's",
            [
                "change the sign of the constant in constraint 3, to -30; then all 4 can be satisfied."
            ]
        ) { screen in
            screen.quickAdd(View(name: "box"), [30, 0, 30, 0], [heightToConstant(420)])
        },
        Question(
            "Centered, with a leading edge and a width",
            [
                "remove constraint 3, as constraints 2 and 4 already place box.",
                "change 100 to 280 in constraint 4.",
            ]
        ) { screen in
            screen.quickAdd(
                View(name: "box"), [0, 20, nil, nil], [centerX(), widthToConstant(100), heightToConstant(40)])
        },
        Question(
            "A top edge that is tied twice",
            [
                "remove constraint 4, as constraint 3 also sets list's top."
            ]
        ) { screen in
            let head = View(name: "head")
            screen.quickAdd(head, [0, 0, nil, 0], [heightToConstant(64)])
            screen.quickAdd(View(name: "list"), [0, 0, 0, 0], [topToBottom(head)])
        },
        Question(
            "A view that its frame still places",
            [
                "set translatesAutoresizingMaskIntoConstraints of box to false, so that its constraints place it."
            ]
        ) { screen in
            let box = View(frame: Rect(x: 0, y: 0, width: 100, height: 100), name: "box")
            screen.quickAdd(box, [20, 20, nil, nil], [widthToConstant(200), heightToConstant(100)])
            box.translatesAutoresizingMaskIntoConstraints = true
        },
        Question(
            "A panel that the keyboard has moved up too far", in: Size(width: 320, height: 568),
            [
                "change 300 to 283 in constraint 6.",
                "lower the priority of constraint 6 to 999, or remove it.",
            ]
        ) { screen in
            let panel = View(name: "panel")
            screen.quickAdd(panel, [0, 0, -253, 0])
            panel.quickAdd(View(name: "form"), [16, 16, -16, -16], [heightToConstant(300)])
        },
    ]
    /// Views side by side.
    static let rows: [Question] = [
        Question(
            "Two buttons of 150 with gaps of 16",
            [
                "change 150 to 122 in constraint 6.",
                "lower the priority of constraint 6 to 999, or remove it.",
            ]
        ) { screen in
            let (one, two) = (View(name: "one"), View(name: "two"))
            screen.quickAdd(one, [0, 16, nil, nil], [widthToConstant(150), heightToConstant(40)])
            screen.quickAdd(two, [0, .to(one, 16), nil, -16], [widthToConstant(150), heightToConstant(40)])
        },
        Question(
            "Three equal columns, of which one has a width", in: Size(width: 300, height: 100),
            [
                "remove constraint 8, as constraint 4 also sets column 2's width.",
                "change 120 to 100 in constraint 8.",
            ]
        ) { screen in
            let columns = (1...3).map { View(name: "column \($0)") }
            screen.quickAdd(columns[0], [0, 0, 0, nil])
            screen.quickAdd(columns[1], [0, .to(columns[0], 0), 0, nil], [widthToRelatedView(columns[0])])
            screen.quickAdd(columns[2], [0, .to(columns[1], 0), 0, 0], [widthToRelatedView(columns[0])])
            columns[1].activateQuickAnchors([widthToConstant(120)])
        },
        Question(
            "A column of three that is higher than the screen",
            [
                "change 200 to 160 in each of constraints 3, 5 and 8.",
                "lower the priority of constraint 8 to 999, or remove it.",
            ]
        ) { screen in
            let parts = ["top", "middle", "bottom"].map { View(name: $0) }
            screen.quickAdd(parts[0], [0, 0, nil, 0], [heightToConstant(200)])
            screen.quickAdd(parts[1], [.to(parts[0], 0), 0, nil, 0], [heightToConstant(200)])
            screen.quickAdd(parts[2], [.to(parts[1], 0), 0, 0, 0], [heightToConstant(200)])
        },
        Question(
            "Rows of a stack that is too low for them",
            [
                "change 100 to 136 in constraint 5.",
                "lower the priority of constraint 8 to 999, or remove it.",
            ]
        ) { screen in
            let stack = StackView(axis: .vertical, spacing: 8)
            stack.name = "stack"
            screen.quickAdd(stack, [0, 0, nil, 0], [heightToConstant(100)])
            for name in ["one", "two", "three"] {
                let view = View(name: name)
                stack.addArrangedSubview(view)
                view.activateQuickAnchors([heightToConstant(40)])
            }
        },
    ]
    /// Texts and pictures.
    static let texts: [Question] = [
        Question(
            "A label of 300 beside a picture of 40",
            [
                "change 300 to 240 in constraint 6.",
                "lower the priority of constraint 6 to 999, or remove it.",
            ]
        ) { screen in
            let (picture, title) = (View(name: "picture"), Label("Title", name: "title"))
            screen.quickAdd(picture, [16, 16, nil, nil], [widthToConstant(40), heightToConstant(40)])
            screen.quickAdd(title, [16, .to(picture, 8), nil, -16], [widthToConstant(300)])
        },
        Question(
            "A card too low for its two texts",
            [
                "change 40 to 60 in constraint 1.",
                "lower the priority of constraint 6 to 999, or remove it.",
            ]
        ) { screen in
            let card = View(name: "card")
            screen.quickAdd(card, [0, 0, nil, 0], [heightToConstant(40)])
            let (title, text) = (View(name: "title"), View(name: "text"))
            card.quickAdd(title, [8, 8, nil, -8], [heightToConstant(20)])
            card.quickAdd(text, [.to(title, 4), 8, -8, -8], [heightToConstant(20)])
        },
    ]
}

@MainActor
@Suite("Advice on public questions, word for word")
struct QuestionTests {
    @Test("The advice is what an answer would say, and it helps", arguments: Question.all)
    func advice(question: Question) throws {
        func make() -> View {
            let screen = View(
                frame: Rect(x: 0, y: 0, width: question.size.width, height: question.size.height), name: "screen")
            screen.layoutDiagnosticHandler = { _ in }
            question.build(screen)
            screen.layoutIfNeeded()
            return screen
        }
        let conflict = try #require(make().layoutConflicts.first)
        #expect(conflict.remedies.map(\.sentence) == question.advice, "\(conflict.message)")
        for index in conflict.remedies.indices {
            let screen = make()
            try #require(screen.layoutConflicts.first).remedies[index].apply(in: screen)
        }
    }
}
