import QuickAnchors

extension Question {
    /// Layouts whose conflicts people have reported, with the addresses of the reports.
    static let reported: [Question] = reportedSizes + reportedEdges + reportedRows + reportedCells

    /// Sizes.
    private static let reportedSizes: [Question] = [
        // https://github.com/Ramotion/folding-cell/issues/63
        Question(
            "A view that folds, with two heights",
            [
                "remove constraint 2, as constraint 1 also sets container's height.",
                "change 84 to 200 in constraint 2.",
            ]
        ) { screen in
            screen.quickAdd(View(name: "container"), [8, 8, nil, -8], [heightToConstant(200), heightToConstant(84)])
        },
        // https://github.com/mozilla-mobile/firefox-ios/issues/27523
        Question(
            "An icon of 40 that is also 24 wide",
            [
                "remove constraint 2, as constraint 1 also sets lockIcon's width.",
                "change 24 to 40 in constraint 2.",
            ]
        ) { screen in
            let icon = View(name: "lockIcon")
            screen.quickAdd(icon, [0, 0, nil, nil], [heightToConstant(24), widthToConstant(40)])
            icon.activateQuickAnchors([widthToConstant(24)])
        },
        // https://github.com/CVCalendar/CVCalendar/issues/212
        Question(
            "A calendar with a share of the height, to which its library adds a height",
            [
                "remove constraint 3, as constraint 2 also sets calendar's height.",
                "change 300 to 240 in constraint 3.",
            ]
        ) { screen in
            let calendar = View(name: "calendar")
            screen.quickAdd(calendar, [0, 0, nil, 0], [heightToRelatedView(multiplier: 0.5)])
            calendar.activateQuickAnchors([heightToConstant(300)])
        },
        // https://github.com/SnapKit/Masonry/issues/184
        Question(
            "Half as wide as the parent, and as wide as a sibling",
            [
                "remove constraint 4, as constraint 3 also sets one's width.",
                "change 100 to 160 in constraint 2.",
            ]
        ) { screen in
            let (one, two) = (View(name: "one"), View(name: "two"))
            screen.quickAdd(two, [0, nil, nil, 0], [widthToConstant(100), heightToConstant(50)])
            screen.quickAdd(one, [0, 0, nil, nil], [widthToRelatedView(multiplier: 0.5), heightToConstant(50)])
            one.activateQuickAnchors([widthToRelatedView(two)])
        },
        // https://github.com/SnapKit/SnapKit/issues/204
        Question(
            "A height of 0 beside a top and a bottom edge",
            [
                "lower the priority of constraint 4 to 999, or remove it.",
                "change 0 to 460 in constraint 4.",
            ]
        ) { screen in
            screen.quickAdd(View(name: "red"), [10, 10, -10, -10], [heightToConstant(0)])
        },
        // https://github.com/airbnb/MagazineLayout/issues/102
        Question(
            "A picture of 16:9 across a cell, with a height of 50",
            [
                "lower the priority of constraint 4 to 999, or remove it.",
                "change 50 to 180 in constraint 4.",
            ]
        ) { screen in
            let picture = View(name: "picture")
            screen.quickAdd(picture, [0, 0, nil, 0], [heightToConstant(50)])
            picture.widthAnchor.constraint(equalTo: picture.heightAnchor, multiplier: 16.0 / 9).isActive = true
        },
    ]

    /// Edges.
    private static let reportedEdges: [Question] = [
        // https://github.com/horizontalsystems/unstoppable-wallet-ios/issues/1731
        Question(
            "A bottom edge that is 24 and 32 above the parent's",
            [
                "remove constraint 2, as constraint 1 also sets button's bottom.",
                "change -32 to -24 in constraint 2.",
            ]
        ) { screen in
            let button = View(name: "button")
            screen.quickAdd(button, [nil, 24, -24, -24], [heightToConstant(50)])
            button.bottomAnchor.constraint(equalTo: screen.bottomAnchor, constant: -32).isActive = true
        },
        // https://github.com/CosmicMind/Material/issues/48
        Question(
            "A label of 70 between paddings of 30",
            [
                "lower the priority of constraint 4 to 999, or remove it.",
                "change 70 to 260 in constraint 4.",
            ]
        ) { screen in
            screen.quickAdd(Label("Seconds", name: "seconds"), [20, 30, nil, -30], [widthToConstant(70)])
        },
        // https://github.com/zhengwenming/WMPlayer/issues/39
        Question(
            "A progress bar at both ends of a slider, with its center 0.7 beside the slider's",
            [
                "change 0.7 to 0 in constraint 3.",
                "lower the priority of constraint 3 to 999, or remove it.",
            ]
        ) { screen in
            let (slider, progress) = (View(name: "slider"), View(name: "progress"))
            screen.quickAdd(slider, [20, 20, nil, -20], [heightToConstant(30)])
            screen.quickAdd(progress, [34, nil, nil, nil], [heightToConstant(2)])
            LayoutConstraint.activate([
                progress.leftAnchor.constraint(equalTo: slider.leftAnchor),
                progress.rightAnchor.constraint(equalTo: slider.rightAnchor),
                progress.centerXAnchor.constraint(equalTo: slider.centerXAnchor, constant: 0.7),
            ])
        },
        // https://github.com/Antidote-for-Tox/Antidote/issues/87
        Question(
            "A button of 75 that is both centered and at the right edge",
            [
                "remove constraint 4, as constraints 2 and 3 already place video.",
                "change 75 to 320 in constraint 3.",
            ]
        ) { screen in
            screen.quickAdd(
                View(name: "video"), [0, nil, nil, 0], [widthToConstant(75), heightToConstant(75), centerX()])
        },
        // https://github.com/sahin/TVOSToast/issues/1
        Question(
            "A label with paddings of 10 that its frame still places", in: Size(width: 400, height: 140),
            [
                "set translatesAutoresizingMaskIntoConstraints of text to false, so that its constraints place it."
            ]
        ) {
            screen in
            let label = Label("Build started", name: "text")
            label.frame = Rect(x: 0, y: 60, width: 200, height: 20)
            screen.quickAdd(label, [10, 10, -10, -10])
            label.translatesAutoresizingMaskIntoConstraints = true
        },
        // https://github.com/ninjaprox/NVActivityIndicatorView/issues/117
        Question(
            "A label that is centered, and that its frame still places", in: Size(width: 414, height: 736),
            [
                "set translatesAutoresizingMaskIntoConstraints of message to false, so that its constraints place it."
            ]
        ) {
            screen in
            let label = Label("Signing you in!", name: "message")
            label.frame = Rect(x: 100, y: 477, width: 200, height: 20)
            screen.quickAdd(label, [nil, nil, nil, nil], [centerX(), centerY()])
            label.translatesAutoresizingMaskIntoConstraints = true
        },
        // https://github.com/trustwallet/trust-wallet-ios/issues/279
        Question(
            "A bar that has no width when it is made", in: Size(width: 0, height: 44),
            [
                "give screen a width: it is 0 now."
            ]
        ) { screen in
            screen.quickAdd(StackView(axis: .horizontal, name: "buttons"), [0, 4, 0, -10])
        },
    ]

    /// Views side by side.
    private static let reportedRows: [Question] = [
        // https://github.com/SnapKit/SnapKit/issues/462
        Question(
            "A picture and a label with gaps of 50 in a width of 20", in: Size(width: 20, height: 100),
            [
                "lower the priority of constraint 5 to 999.",
                "give screen a width of 50: it has 20.",
            ]
        ) {
            screen in
            let (picture, label) = (View(name: "picture"), Label("Title", name: "label"))
            screen.quickAdd(picture, [0, 20, nil, nil], [heightToConstant(40)])
            screen.quickAdd(label, [0, .to(picture, 10), nil, -20])
        },
        // https://github.com/munki/munki/issues/1241
        Question(
            "A text of at least 152 in an item of 194", in: Size(width: 194, height: 40),
            [
                "change 152 to 147 in constraint 6.",
                "lower the priority of constraint 6 to 999, or remove it.",
            ]
        ) { screen in
            let (image, text) = (View(name: "image"), View(name: "text"))
            screen.quickAdd(image, [5, 6, nil, nil], [widthToConstant(30), heightToConstant(30)])
            screen.quickAdd(text, [5, .to(image, 3), nil, -8], [heightToConstant(30)])
            text.widthAnchor.constraint(greaterThanOrEqualToConstant: 152).isActive = true
        },
        // https://github.com/wikimedia/wikipedia-ios/pull/1503
        Question(
            "A wide button in the middle, and one of 40 at the end",
            [
                "change 235 to 194 in constraint 5.",
                "lower the priority of constraint 4 to 999, or remove it.",
            ]
        ) { screen in
            let (middle, end) = (View(name: "didYouMean"), View(name: "recenter"))
            screen.quickAdd(end, [0, nil, nil, -8], [widthToConstant(40), heightToConstant(40)])
            screen.quickAdd(
                middle, [0, nil, nil, nil], [centerX(), widthToConstant(235), heightToConstant(40)])
            end.leadingAnchor.constraint(greaterThanOrEqualTo: middle.trailingAnchor, constant: 15).isActive = true
        },
        // https://stackoverflow.com/questions/26268387/auto-layout-equal-space-between-uibuttons
        Question(
            "Five buttons, with a fifth of the free width between them and at both ends",
            [
                "change 24 to 20 in each of constraints 3, 5, 7, 9, 11 and 12.",
                "lower the priority of constraint 10 to 999, or remove it.",
            ]
        ) { screen in
            var last: View?
            for number in 1...5 {
                let button = View(name: "button \(number)")
                screen.quickAdd(button, [0, nil, nil, nil], [widthToConstant(40), heightToConstant(40)])
                button.leadingAnchor.constraint(
                    equalTo: last?.trailingAnchor ?? screen.leadingAnchor, constant: 24
                ).isActive = true
                last = button
            }
            last?.activateQuickAnchors([trailingToTrailing(-24)])
        },
        // https://stackoverflow.com/questions/30430271/decrease-amount-of-space-between-elements-when-space-is-restricted
        Question(
            "Three squares of at least 25 with gaps of 50 in 160", in: Size(width: 160, height: 100),
            [
                "change 25 to 20 in constraint 8.",
                "lower the priority of constraint 8 to 999, or remove it.",
            ]
        ) {
            screen in
            let squares = ["a", "b", "c"].map { View(name: $0) }
            screen.quickAdd(squares[0], [0, 0, nil, nil])
            screen.quickAdd(squares[1], [0, .to(squares[0], 50), nil, nil], [widthToRelatedView(squares[0])])
            screen.quickAdd(squares[2], [0, .to(squares[1], 50), nil, 0], [widthToRelatedView(squares[0])])
            for square in squares {
                square.heightAnchor.constraint(equalTo: square.widthAnchor).isActive = true
            }
            squares[0].widthAnchor.constraint(greaterThanOrEqualToConstant: 25).isActive = true
        },
        // https://github.com/SnapKit/SnapKit/issues/514
        Question(
            "Three views whose heights fit no longer", in: Size(width: 320, height: 200),
            [
                "change 60 to 20 in constraint 8.",
                "lower the priority of constraint 8 to 999, or remove it.",
            ]
        ) { screen in
            let parts = ["top", "middle", "bottom"].map { View(name: $0) }
            screen.quickAdd(parts[0], [0, 0, nil, 0], [heightToConstant(100)])
            screen.quickAdd(parts[1], [.to(parts[0], 0), 0, nil, 0], [heightToConstant(80)])
            screen.quickAdd(parts[2], [.to(parts[1], 0), 0, 0, 0], [heightToConstant(60)])
        },
    ]

    /// Cells, and views in stacks.
    private static let reportedCells: [Question] = [
        // https://github.com/forkingdog/UITableView-FDTemplateLayoutCell/issues/130
        Question(
            "A photo of 3:2 above a badge, in a cell that has its first height", in: Size(width: 320, height: 44),
            [
                "lower the priority of constraint 8 to 999, or remove it."
            ]
        ) { screen in
            let (photo, badge) = (View(name: "photo"), View(name: "badge"))
            screen.quickAdd(photo, [15, 8, nil, -8])
            photo.heightAnchor.constraint(equalTo: photo.widthAnchor, multiplier: 1 / 1.5).isActive = true
            screen.quickAdd(badge, [.to(photo, 12), 8, -15, nil], [widthToConstant(40), heightToConstant(14)])
        },
        // https://github.com/gscalzo/Swift2ByExample/issues/7
        Question(
            "A title and a button in a header that has no width yet", in: Size(width: 0, height: 30),
            [
                "give screen a width: it is 0 now."
            ]
        ) {
            screen in
            let (title, more) = (Label("Results", name: "title"), Label("Show More", name: "more"))
            screen.quickAdd(title, [4, 16, nil, nil])
            screen.quickAdd(more, [4, .to(title, 8), nil, -16])
        },
        // https://github.com/forkingdog/UITableView-FDTemplateLayoutCell/issues/332
        Question(
            "A label of 21 with paddings of 10 in a cell of 44", in: Size(width: 320, height: 44),
            [
                "change 21 to 24 in constraint 4.",
                "lower the priority of constraint 4 to 999, or remove it.",
            ]
        ) { screen in
            screen.quickAdd(Label("Text", name: "label"), [10, 10, -10, -10], [heightToConstant(21)])
        },
        // https://stackoverflow.com/questions/25059443/what-is-nslayoutconstraint-uiview-encapsulated-layout-height-and-how-should-i
        Question(
            "A text that has grown in a cell that has not", in: Size(width: 320, height: 91),
            [
                "lower the priority of constraint 4 to 999, or remove it.",
                "change 388 to 70 in constraint 4.",
            ]
        ) { screen in
            screen.quickAdd(View(name: "brief"), [6, 15, -15, -15], [heightToConstant(388)])
        },
        // https://example-a.com/answer/68084642
        Question(
            "A card of 310 with paddings of 1 in a cell of 312.5", in: Size(width: 320, height: 312.5),
            [
                "change 310 to 310.5 in constraint 4.",
                "lower the priority of constraint 4 to 999, or remove it.",
            ]
        ) {
            screen in
            screen.quickAdd(View(name: "card"), [1, 1, -1, -1], [heightToConstant(310)])
        },
        // https://ios-ruby-on-rails.developreference.com/article/24102440/How+to+set+constraint+in+a+reusable+UITableViewCell
        Question(
            "A box of 80 in a cell that was measured without it", in: Size(width: 320, height: 139.5),
            [
                "change 80 to 25.5 in constraint 8.",
                "lower the priority of constraint 9 to 999, or remove it.",
            ]
        ) {
            screen in
            let parts = ["name", "title", "box", "date"].map { View(name: $0) }
            screen.quickAdd(parts[0], [21, 16, nil, -16], [heightToConstant(15)])
            screen.quickAdd(parts[1], [.to(parts[0], 14), 16, nil, -16], [heightToConstant(20)])
            screen.quickAdd(parts[2], [.to(parts[1], 3), 16, nil, -16], [heightToConstant(80)])
            screen.quickAdd(parts[3], [.to(parts[2], 8), 16, -18, -16], [heightToConstant(15)])
        },
        // https://github.com/criticalmaps/criticalmaps-ios/issues/75
        Question(
            "A logo of 56 in a footer of 156", in: Size(width: 320, height: 156),
            [
                "change 56 to 100 in constraint 6.",
                "lower the priority of constraint 6 to 999, or remove it.",
            ]
        ) { screen in
            let stack = StackView(axis: .vertical)
            screen.quickAdd(stack, [24, 0, -32, 0])
            let logo = View(name: "logo")
            stack.addArrangedSubview(logo)
            logo.activateQuickAnchors([heightToConstant(56)])
        },
        // https://github.com/horizontalsystems/unstoppable-wallet-ios/issues/707
        Question(
            "A header that has no width yet", in: Size(width: 0, height: 40),
            [
                "give screen a width: it is 0 now."
            ]
        ) { screen in
            screen.quickAdd(Label("Wallets", name: "title"), [4, 16, nil, -16])
        },
    ]
}
