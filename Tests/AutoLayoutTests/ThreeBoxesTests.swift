import AutoLayout
import Testing

@Suite("Three boxes")
struct ThreeBoxesTests {
    @Test("Anchors give the frames of the reference picture")
    func anchors() {
        let screen = View(frame: Rect(x: 0, y: 0, width: 390, height: 844), name: "screen")
        let (red, blue, green) = (View(name: "red"), View(name: "blue"), View(name: "green"))
        for box in [red, blue, green] { screen.addSubview(box) }
        LayoutConstraint.activate([
            red.topAnchor.constraint(equalTo: screen.topAnchor, constant: 50),
            red.leadingAnchor.constraint(equalTo: screen.leadingAnchor, constant: 20),
            red.heightAnchor.constraint(equalToConstant: 100),
            blue.topAnchor.constraint(equalTo: red.topAnchor),
            blue.bottomAnchor.constraint(equalTo: red.bottomAnchor),
            blue.leadingAnchor.constraint(equalTo: red.trailingAnchor, constant: 20),
            blue.trailingAnchor.constraint(equalTo: screen.trailingAnchor, constant: -20),
            blue.widthAnchor.constraint(equalTo: red.widthAnchor),
            green.topAnchor.constraint(equalTo: red.bottomAnchor, constant: 20),
            green.leadingAnchor.constraint(equalTo: red.leadingAnchor),
            green.trailingAnchor.constraint(equalTo: blue.trailingAnchor),
            green.heightAnchor.constraint(equalToConstant: 50),
        ])
        screen.layoutIfNeeded()
        #expect(red.frame.description == "(20, 50, 165, 100)")
        #expect(blue.frame.description == "(205, 50, 165, 100)")
        #expect(green.frame.description == "(20, 170, 350, 50)")
        #expect(screen.layoutDiagnostics.isEmpty)
        #expect(screen.constraints.count == 10)
        #expect(red.constraints.count == 1)
    }
}
