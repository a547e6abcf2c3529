import QuickAnchors
import Testing

@Suite("Paddings")
struct PaddingTests {
    let parent = View(frame: Rect(x: 0, y: 0, width: 390, height: 844), name: "parent")
    let child = View(name: "child")
    let red = View(frame: Rect(x: 20, y: 30, width: 40, height: 50), name: "red")

    /// The descriptions of the constraints, which include the items, attributes and constants.
    private func words(_ constraints: some Collection<LayoutConstraint>) -> [String] { constraints.map(\.description) }

    @Test("quickAdd(child) pins four edges to the parent")
    func none() {
        let added = parent.quickAdd(child)
        parent.layoutIfNeeded()
        #expect(added.map(\.firstAttribute) == [.top, .leading, .bottom, .trailing])
        #expect(child.frame == parent.bounds)
    }

    @Test("An inset of 10 shrinks the child by 20")
    func inset() {
        let added = parent.quickAdd(child, 10)
        parent.layoutIfNeeded()
        #expect(added.map(\.constant) == [10, 10, -10, -10])
        #expect(child.frame == Rect(x: 10, y: 10, width: 370, height: 824))
    }

    @Test("A padding can be a variable, negative or a fraction")
    func variable() {
        let overlap = -2.5
        let added = parent.quickAdd(child, overlap)
        #expect(added.map(\.constant) == [-2.5, -2.5, 2.5, 2.5])
    }

    @Test("Four numbers are top, leading, bottom and trailing, as written; nil adds no constraint")
    func numbers() {
        #expect(
            words(parent.quickAdd(child, [10, 20, nil, -20])) == [
                "child.top == parent.top + 10", "child.leading == parent.leading + 20",
                "child.trailing == parent.trailing - 20",
            ])
        #expect(words(parent.quickAdd(child, [nil, nil, 7.5, nil])) == ["child.bottom == parent.bottom + 7.5"])
        #expect(parent.quickAdd(child, [nil, nil, nil, nil] as [Padding]).isEmpty)
    }

    @Test("Paddings can be numbers of any type, integers and floating-point numbers")
    func numberTypes() {
        let integer = 3
        let small: UInt8 = 4
        let single: Float = 5.5
        let double = 6.25
        #expect(parent.quickAdd(child, [integer, small, single, double]).map(\.constant) == [3, 4, 5.5, 6.25])
        let maybe: Double? = nil
        #expect(parent.quickAdd(child, [maybe, 1, Double?.some(2), -double]).map(\.constant) == [1, 2, -6.25])
    }

    @Test("A (view, constant) tuple pins to the facing edge of the view")
    func tuples() {
        parent.addSubview(red)
        #expect(
            words(parent.quickAdd(child, [(red, 10), 20, -20, nil])) == [
                "child.top == red.bottom + 10", "child.leading == parent.leading + 20",
                "child.bottom == parent.bottom - 20",
            ])
        #expect(
            words(parent.quickAdd(child, [(red, 1), (red, 2.5), (red, -3), (red, -4)])) == [
                "child.top == red.bottom + 1", "child.leading == red.trailing + 2.5",
                "child.bottom == red.top - 3", "child.trailing == red.leading - 4",
            ])
    }

    @Test("A tuple may contain a guide or a view of a custom type, and a variable")
    func tupleTypes() {
        let guide = LayoutGuide()
        guide.identifier = "gap"
        parent.addLayoutGuide(guide)
        let line = TextLine(name: "line")
        parent.addSubview(line)
        let gap = 8
        #expect(
            words(parent.quickAdd(child, [(guide, gap), (line, gap), nil, nil])) == [
                "child.top == parent.gap.bottom + 8", "child.leading == line.trailing + 8",
            ])
    }

    @Test(".to(view, constant) means the same as the tuple, and is checked by the compiler")
    func typed() {
        parent.addSubview(red)
        let tuples = words(parent.quickAdd(child, [(red, 10), (red, 0), -20, nil]))
        #expect(words(parent.quickAdd(child, [.to(red, 10), .to(red), -20, nil])) == tuples)
        let inset = 4.0
        #expect(words(parent.quickAdd(child, [.points(inset), nil, nil, nil])) == ["child.top == parent.top + 4"])
    }

    @Test("The parent's own safe area and margins stand for their same edge, those of others for the facing edge")
    func insetGuides() {
        parent.safeAreaInsets = EdgeInsets(top: 47, left: 5, bottom: 34, right: 6)
        let (safe, margins) = (parent.safeAreaLayoutGuide, parent.layoutMarginsGuide)
        #expect(
            words(parent.quickAdd(child, [(safe, 0), (margins, 1), (safe, -2), nil]))
                == [
                    "child.top == parent.safeArea.top", "child.leading == parent.margins.leading + 1",
                    "child.bottom == parent.safeArea.bottom - 2",
                ])
        parent.layoutIfNeeded()
        #expect(child.frame.minY == 47)
        #expect(child.frame.maxY == 844 - 34 - 2)
        parent.addSubview(red)
        #expect(
            words(parent.quickAdd(child, [.to(red.safeAreaLayoutGuide, 3), nil, nil, .to(safe)])) == [
                "child.top == red.safeArea.bottom + 3", "child.trailing == parent.safeArea.trailing",
            ])
    }

    @Test("Anchors follow the paddings")
    func anchors() {
        parent.addSubview(red)
        let typed = parent.quickAdd(child, [10, 30, 30, nil], [heightToConstant(100)])
        #expect(typed.map(\.firstAttribute) == [.top, .leading, .bottom, .height])
        let untyped = parent.quickAdd(child, [(red, 10), 30, nil, -5], [.heightToConstant(100), centerX()])
        #expect(untyped.map(\.firstAttribute) == [.top, .leading, .trailing, .height, .centerX])
    }

    @Test("An empty list is a list of anchors")
    func empty() {
        #expect(parent.quickAdd(child, []).isEmpty)
    }
}
