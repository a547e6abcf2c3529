import AutoLayout
import Testing

private final class Minimal: View {
    override var minimumContentSize: Size { Size(width: 44, height: 44) }
}

@Suite("The minimum content size of views placed by frames")
struct FramedMinimumTests {
    @Test("A view that is placed by its frame again has no minimum")
    func minimumByFrame() {
        let (screen, view) = (makeScreen(), Minimal(name: "view"))
        screen.addSubview(view)
        let corner = [
            view.leftAnchor.constraint(equalTo: screen.leftAnchor),
            view.topAnchor.constraint(equalTo: screen.topAnchor),
        ]
        LayoutConstraint.activate(corner)
        screen.layoutIfNeeded()
        LayoutConstraint.deactivate(corner)
        view.translatesAutoresizingMaskIntoConstraints = true
        view.frame = Rect(x: 0, y: 0, width: 20, height: 20)
        screen.layoutIfNeeded()
        #expect(screen.layoutConflicts.isEmpty)
    }

    @Test("A view that was removed from its tree has no minimum")
    func minimumOfRoot() {
        let (screen, view) = (makeScreen(), Minimal(name: "view"))
        screen.addSubview(view)
        view.leftAnchor.constraint(equalTo: screen.leftAnchor).isActive = true
        screen.layoutIfNeeded()
        view.removeFromSuperview()
        view.layoutDiagnosticHandler = { _ in }
        view.frame = Rect(x: 0, y: 0, width: 20, height: 20)
        view.layoutIfNeeded()
        #expect(view.layoutConflicts.isEmpty)
    }

    @Test("The minimum applies to the fitting size of a view without a parent")
    func minimumFits() {
        #expect(Minimal().systemLayoutSizeFitting(.zero) == Size(width: 44, height: 44))
    }
}
