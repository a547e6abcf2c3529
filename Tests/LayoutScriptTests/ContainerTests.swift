import LayoutScript
import QuickAnchors
import Testing

@Suite("Containers in a script")
struct ContainerTests {
    @Test("Stacks are built as they look")
    func stacks() {
        expectSame(
            """
            let avatar = View()
            let name = Label("Grace Hopper", fontSize: 20, weight: .bold)
            screen.quickAdd(HStack(spacing: 8, alignment: .center) {
                avatar
                HSpace(8)
                VStack(spacing: 2) {
                    name
                    AnySpace()
                    for index in 1...3 { Label("line \\(index)", numberOfLines: 0) }
                }
            }, [40, 16, nil, -16])
            avatar.activateQuickAnchors([widthToConstant(44), heightToConstant(44)])
            """
        ) { screen in
            let avatar = View()
            let name = Label("Grace Hopper", fontSize: 20, weight: .bold)
            screen.quickAdd(
                HStack(spacing: 8, alignment: .center) {
                    avatar
                    HSpace(8)
                    VStack(spacing: 2) {
                        name
                        AnySpace()
                        for index in 1...3 { Label("line \(index)", numberOfLines: 0) }
                    }
                }, [40, 16, nil, -16])
            avatar.activateQuickAnchors([widthToConstant(44), heightToConstant(44)])
        }
    }

    @Test("Grids have tracks, rows and cells")
    func grids() {
        expectSame(
            """
            let grid = Grid(columns: [1.fr, .fitted, 40], columnSpacing: 8, rowSpacing: 4) {
                Row(alignment: .firstBaseline) {
                    Label("Visitors")
                    Label("12,480", fontSize: 24)
                    View()
                }
                Row(height: 30) { GridCell(Label("wide"), columnSpan: 2, horizontalAlignment: .center) }
            }
            screen.quickAdd(grid, [16, 16, nil, -16])
            let fitting = GridView(columns: [.fitting(atLeast: 120)], columnSpacing: 6, rowSpacing: 6)
            for name in ["a", "b", "c", "d"] { fitting.append(Label(name)) }
            screen.quickAdd(fitting, [.to(grid, 10), 16, nil, -16])
            """
        ) { screen in
            let grid = Grid(columns: [1.fr, .fitted, 40], columnSpacing: 8, rowSpacing: 4) {
                Row(alignment: .firstBaseline) {
                    Label("Visitors")
                    Label("12,480", fontSize: 24)
                    View()
                }
                Row(height: 30) { GridCell(Label("wide"), columnSpan: 2, horizontalAlignment: .center) }
            }
            screen.quickAdd(grid, [16, 16, nil, -16])
            let fitting = GridView(columns: [.fitting(atLeast: 120)], columnSpacing: 6, rowSpacing: 6)
            for name in ["a", "b", "c", "d"] { fitting.append(Label(name)) }
            screen.quickAdd(fitting, [.to(grid, 10), 16, nil, -16])
        }
    }

    @Test("Flows, scroll views, guides and images are made")
    func others() {
        expectSame(
            """
            let flow = FlowView(spacing: 8, lineSpacing: 6)
            for tag in ["Swift", "Auto Layout", "constraints", "grids", "flows"] { flow.addArrangedSubview(Label(tag)) }
            screen.quickAdd(flow, [16, 16, nil, -200])
            let scroll = ScrollView(name: "scroll")
            screen.quickAdd(scroll, [.to(flow, 8), 0, nil, 0], [heightToConstant(100)])
            let long = View()
            scroll.quickAdd(long, 0)
            long.activateQuickAnchors([heightToConstant(400), widthToRelatedView(scroll)])
            let guide = LayoutGuide()
            screen.quickAdd(guide, [topToBottom(scroll, 10), centerX(), widthToConstant(90), heightToConstant(20)])
            let image = ImageView(naturalSize: Size(width: 60, height: 40))
            screen.quickAdd(image, [topToBottom(guide), leadingToLeading(guide)])
            """
        ) { screen in
            let flow = FlowView(spacing: 8, lineSpacing: 6)
            for tag in ["Swift", "Auto Layout", "constraints", "grids", "flows"] {
                flow.addArrangedSubview(Label(tag))
            }
            screen.quickAdd(flow, [16, 16, nil, -200])
            let scroll = ScrollView(name: "scroll")
            screen.quickAdd(scroll, [.to(flow, 8), 0, nil, 0], [heightToConstant(100)])
            let long = View()
            scroll.quickAdd(long, 0)
            long.activateQuickAnchors([heightToConstant(400), widthToRelatedView(scroll)])
            let guide = LayoutGuide()
            screen.quickAdd(guide, [topToBottom(scroll, 10), centerX(), widthToConstant(90), heightToConstant(20)])
            let image = ImageView(naturalSize: Size(width: 60, height: 40))
            screen.quickAdd(image, [topToBottom(guide), leadingToLeading(guide)])
        }
    }

    @Test("Properties and priorities are set")
    func properties() {
        expectSame(
            """
            let label = Label("one two three four five six seven eight nine ten eleven twelve thirteen")
            label.numberOfLines = 0
            label.font = Font(size: 20, weight: .light)
            label.textAlignment = .center
            label.backgroundColor = .red
            let other = Label("other")
            other.setContentHuggingPriority(LayoutPriority(800), for: .horizontal)
            screen.quickAdd(label, [10, 10, nil, nil])
            screen.quickAdd(other, [topToTop(label), leadingToTrailing(label, 8), trailingToTrailing(-10)])
            other.translatesAutoresizingMaskIntoConstraints = false
            screen.isHidden = false
            """
        ) { screen in
            let label = Label("one two three four five six seven eight nine ten eleven twelve thirteen")
            label.numberOfLines = 0
            label.font = Font(size: 20, weight: .light)
            label.textAlignment = .center
            label.backgroundColor = .red
            let other = Label("other")
            other.setContentHuggingPriority(LayoutPriority(800), for: .horizontal)
            screen.quickAdd(label, [10, 10, nil, nil])
            screen.quickAdd(other, [topToTop(label), leadingToTrailing(label, 8), trailingToTrailing(-10)])
            other.translatesAutoresizingMaskIntoConstraints = false
            screen.isHidden = false
        }
    }
}
