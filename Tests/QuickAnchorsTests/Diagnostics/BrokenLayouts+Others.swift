import QuickAnchors

extension BrokenLayout {
    /// Layouts that people ask about under "Ambiguous layout", and constraints that have no effect at all.
    static let others: [BrokenLayout] = [
        BrokenLayout("a width that is missing") { screen in
            _ = screen.child("card", [topToTop(50), leadingToLeading(16), heightToConstant(100)])
        },
        BrokenLayout("two views in a row without widths") { screen in
            let red = screen.child("red", [topToTop(50), leadingToLeading(20), heightToConstant(100)])
            _ = screen.child("blue") {
                topToTop(red)
                heightToRelatedView(red)
                leadingToTrailing(red, 20)
                trailingToTrailing(-20)
            }
        },
        BrokenLayout("centers that say no more than that they are equal") { screen in
            let ring = screen.child("ring", [topToTop(50), widthToConstant(80), heightToConstant(80)])
            let dot = screen.child("dot", [topToTop(50), widthToConstant(8), heightToConstant(8)])
            ring.activateQuickAnchors([centerX(dot)])
            dot.activateQuickAnchors([centerX(ring)])
        },
        BrokenLayout("a column that is not tied from top to bottom") { screen in
            _ = screen.label("name", "Ada", [topToTop(50), leadingToLeading(20)])
            _ = screen.label("date", "1815", [leadingToLeading(20)])
        },
        BrokenLayout("a cell that should be as high as its content, open at the bottom") { screen in
            let cell = screen.child("cell", [topToTop(100), leadingToLeading(), trailingToTrailing()])
            _ = cell.label("text", "Some words", [topToTop(12), leadingToLeading(16)])
        },
        BrokenLayout("a view that nothing is said of") { screen in
            _ = screen.child("box")
        },
        BrokenLayout("two labels that hug equally") { screen in
            let name = screen.label("name", "Name", [topToTop(50), leadingToLeading(20)])
            _ = screen.label("value", "Value", [topToTop(50), leadingToTrailing(name, 8), trailingToTrailing(-20)])
        },
        BrokenLayout("a hidden view in a stack, with insets inside") { screen in
            let (panel, text) = (View(name: "panel"), Label("Some words", name: "text"))
            panel.quickAdd(text, 8)
            panel.isHidden = true
            let column = StackView(arrangedSubviews: [Label("Title"), panel], axis: .vertical, name: "column")
            screen.quickAdd(column, [50, 0, nil, 0])
        },
        BrokenLayout("a parent that was forgotten") { screen in
            let box = View(name: "box")
            box.layoutDiagnosticHandler = screen.layoutDiagnosticHandler
            box.leadingAnchor.constraint(equalTo: screen.leadingAnchor, constant: 20).isActive = true
        },
        BrokenLayout("leading against left") { screen in
            let box = screen.child("box", [topToTop(), leadingToLeading(), heightToConstant(10), widthToConstant(10)])
            LayoutConstraint(item: box, attribute: .left, toItem: screen, attribute: .leading).isActive = true
        },
        BrokenLayout("a view tied to one that has left the tree") { screen in
            let banner = screen.child(
                "banner", [topToTop(), leadingToLeading(), trailingToTrailing(), heightToConstant(50)])
            _ = screen.child("list", [topToBottom(banner), leadingToLeading(), trailingToTrailing(), bottomToBottom()])
            screen.layoutIfNeeded()
            banner.removeFromSuperview()
        },
    ]
}
