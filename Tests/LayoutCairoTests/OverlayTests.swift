#if Cairo
    import AutoLayout
    import LayoutCairo
    import LayoutPreview
    import Testing

    @Suite("Overlays drawn by Cairo")
    struct OverlayTests {
        @Test("Overlays are drawn as in SVG: a conflict's outline and dimension line in red, and the names")
        func overlays() throws {
            let screen = View(frame: Rect(x: 0, y: 0, width: 100, height: 60), name: "screen")
            let child = View(name: "child")
            screen.addSubview(child)
            child.translatesAutoresizingMaskIntoConstraints = false
            child.topAnchor.constraint(equalTo: screen.topAnchor, constant: 10).isActive = true
            child.heightAnchor.constraint(equalToConstant: 40).isActive = true
            child.leadingAnchor.constraint(equalTo: screen.leadingAnchor, constant: 10).isActive = true
            for width in [80, 60] as [Double] {
                child.widthAnchor.constraint(equalToConstant: width).isActive = true
            }
            screen.layoutDiagnosticHandler = { _ in }
            screen.layoutIfNeeded()
            let red = Color(red: 215.0 / 255, green: 0, blue: 21.0 / 255)
            func reds(_ options: PreviewOptions) throws -> Int {
                let pixels = try screen.pixels(options)
                return (0..<pixels.height).reduce(0) { count, y in
                    count + (0..<pixels.width).count { pixels.color(x: $0, y: y) == red }
                }
            }
            #expect(try reds([]) == 0)
            #expect(try reds(.frames) == 0)
            // The outline of the child is 2 points wide.
            let outline = 2 * 2 * Int(child.frame.width + child.frame.height) - 16
            #expect(try reds(.culprits) > outline)
            #expect(try !screen.pdf(.allOverlays).isEmpty)
            #expect(try screen.pixels(.names).bytes != screen.pixels().bytes)
        }
    }
#endif
