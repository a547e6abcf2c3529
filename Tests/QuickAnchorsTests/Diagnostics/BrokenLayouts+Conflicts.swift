import QuickAnchors

extension BrokenLayout {
    /// Layouts that people ask about under "Unable to simultaneously satisfy constraints".
    static let conflicts: [BrokenLayout] = [
        BrokenLayout("an over-constrained row") { screen in
            let red = screen.child(
                "red", [leadingToLeading(20), widthToConstant(200), topToTop(50), heightToConstant(44)])
            _ = screen.child("blue") {
                leadingToTrailing(red, 20)
                trailingToTrailing(-20)
                widthToConstant(200)
                topToTop(red)
                heightToRelatedView(red)
            }
        },
        BrokenLayout("an aspect ratio against a fixed size") { screen in
            _ = screen.child("video") {
                centerX()
                topToTop(50)
                widthToConstant(320)
                heightToConstant(200)
                aspectRatio(16.0 / 9)
            }
        },
        BrokenLayout("a sign that is wrong at the trailing edge") { screen in
            _ = screen.child("card") {
                topToTop(50)
                heightToConstant(100)
                widthToRelatedView(-40)
                leadingToLeading(20)
                trailingToTrailing(20)
            }
        },
        BrokenLayout("a safe area against a fixed top") { screen in
            screen.safeAreaInsets = EdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
            _ = screen.child("header") {
                topToTop(20)
                leadingToLeading()
                trailingToTrailing()
                heightToConstant(44)
                topToSafeArea()
            }
        },
        BrokenLayout("a height that is said twice") { screen in
            let bar = screen.child("bar", [topToTop(), leadingToLeading(), trailingToTrailing()])
            bar.activateQuickAnchors([heightToConstant(44)])
            bar.activateQuickAnchors([heightToConstant(64)])
        },
        BrokenLayout("a least that is more than the most") { screen in
            _ = screen.child("button") {
                topToTop(50)
                centerX()
                heightToConstant(44)
                widthToConstant(atLeast: 120)
                widthToConstant(atMost: 80)
            }
        },
        BrokenLayout("equal widths, and two of them fixed") { screen in
            let left = screen.child(
                "left", [topToTop(), leadingToLeading(), heightToConstant(10), widthToConstant(100)])
            let right = screen.child("right") {
                topToTop()
                leadingToTrailing(left)
                heightToConstant(10)
                widthToConstant(120)
            }
            right.activateQuickAnchors([widthToRelatedView(left)])
        },
        BrokenLayout("a stack whose views are wider than the screen") { screen in
            let views = ["one", "two", "three"].map { View(name: $0) }
            for view in views { view.activateQuickAnchors([widthToConstant(150), heightToConstant(40)]) }
            let row = StackView(arrangedSubviews: views, spacing: 8, name: "row")
            screen.quickAdd(row, [50, 0, nil, 0])
        },
        BrokenLayout("a stack that fills equally, of views with widths of their own") { screen in
            let views = ["one", "two"].map { View(name: $0) }
            views[0].activateQuickAnchors([widthToConstant(100), heightToConstant(40)])
            views[1].activateQuickAnchors([widthToConstant(150)])
            let row = StackView(arrangedSubviews: views, distribution: .fillEqually, name: "row")
            screen.quickAdd(row, [50, 0, nil, nil])
        },
        BrokenLayout("a baseline against a top") { screen in
            let price = screen.label("price", "12.50", [topToTop(50), leadingToLeading(20), heightToConstant(24)])
            let unit = Label("per month", fontSize: 12, name: "unit")
            screen.quickAdd(unit) {
                leadingToTrailing(price, 4)
                heightToRelatedView(price)
                topToTop(price)
                firstBaselineToFirstBaseline(price)
            }
        },
        BrokenLayout("a multiplier of zero") { screen in
            _ = screen.child("badge") {
                topToTop(50)
                leadingToLeading(20)
                heightToConstant(20)
                widthToConstant(atLeast: 20)
                widthToRelatedView(multiplier: 0)
            }
        },
        BrokenLayout("a view placed by its frame that has constraints") { screen in
            let box = View(frame: Rect(x: 10, y: 10, width: 80, height: 80), name: "box")
            screen.addSubview(box)
            box.translatesAutoresizingMaskIntoConstraints = true
            box.activateQuickAnchors([widthToConstant(100)])
        },
        BrokenLayout("a margin against an edge") { screen in
            _ = screen.child("card", [topToTop(50), heightToConstant(44), leadingToMargin(), leadingToLeading(20)])
        },
        BrokenLayout("a center and both edges") { screen in
            _ = screen.child("card") {
                topToTop(50)
                heightToConstant(44)
                leadingToLeading(20)
                trailingToTrailing(-60)
                centerX()
            }
        },
        BrokenLayout("a height that would have to be negative") { screen in
            _ = screen.child("list") {
                leadingToLeading()
                trailingToTrailing()
                topToTop(500)
                bottomToBottom(-400)
            }
        },
    ]
}
