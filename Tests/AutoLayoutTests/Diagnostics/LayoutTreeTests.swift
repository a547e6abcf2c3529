import AutoLayout
import Testing

@Suite("The tree as text, and what affects a view")
struct LayoutTreeTests {
    @Test("Each view has a line with its name, its frame and what is special about it")
    func tree() {
        let screen = makeScreen()
        let names = ["fixed", "framed", "hidden", "open"]
        let views = names.map { View(frame: Rect(x: 1, y: 2, width: 3, height: 4), name: $0) }
        for view in views { screen.addSubview(view) }
        views[0].pin(10, 10, 20, 20, to: screen)
        views[0].addSubview(View(name: "inner"))
        views[0].widthAnchor.constraint(equalToConstant: 30).isActive = true
        views[2].pin(0, 0, 5, 5, to: screen)
        views[2].isHidden = true
        views[3].pin(0, 0, 5, 5, to: screen)[2].isActive = false
        screen.layoutIfNeeded()
        #expect(
            screen.layoutTree() == """
                screen (0, 0, 390, 844)
                  fixed (10, 10, 20, 20) [in conflict]
                    inner (0, 0, 0, 0) [placed by its frame]
                  framed (1, 2, 3, 4) [placed by its frame]
                  hidden (0, 0, 5, 5) [hidden]
                  open (0, 0, 0, 5) [ambiguous: width]
                """)
    }

    @Test("A very deep tree is written without a stack overflow")
    func depth() {
        let root = View(name: "root")
        var parent = root
        for _ in 0..<20_000 {
            let view = View()
            parent.addSubview(view)
            parent = view
        }
        #expect(root.layoutTree().split(separator: "\n").count == 20_001)
    }

    @Test("The constraints that affect a view are those its frame follows from, along each axis")
    func affecting() {
        let screen = makeScreen()
        let (red, blue) = (View(name: "red"), View(name: "blue"))
        screen.addSubview(red)
        screen.addSubview(blue)
        let constraints = red.pin(20, 50, 100, 40, to: screen) + blue.pin(8, 9, 10, 11, to: red)
        screen.layoutIfNeeded()
        let horizontal = blue.constraintsAffectingLayout(for: .horizontal)
        #expect(
            Set(horizontal.map { ObjectIdentifier($0) }) == Set([0, 4, 6].map { ObjectIdentifier(constraints[$0]) }))
        #expect(horizontal.last === constraints[4])
        #expect(red.constraintsAffectingLayout(for: .vertical).count == 2)
        #expect(screen.constraintsAffectingLayout(for: .horizontal).isEmpty)
    }
}
