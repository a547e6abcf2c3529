import AutoLayout
import Testing

@Suite("Passes inside passes")
struct NestedPassTests {
    let screen = makeScreen(width: 200, height: 100)
    let view = Hooked("restless")

    init() {
        screen.addSubview(View(name: "calm"))
        screen.addSubview(view)
        view.pin(0, 0, 10, 10, to: screen)
    }

    private func expectLoop(_ location: Testing.SourceLocation = #_sourceLocation) {
        let loops = screen.layoutDiagnostics.filter { $0.kind == .layoutLoop }
        #expect(loops.count == 1, sourceLocation: location)
        #expect(loops.first?.viewName == "restless", sourceLocation: location)
    }

    @Test("A layoutSubviews that invalidates itself and lays out the tree is stopped as a layout loop")
    func layout() {
        var (calls, depth) = (0, 0)
        view.onLayout = { [unowned screen] view in
            calls += 1
            depth += 1
            #expect(depth == 1)
            view.setNeedsLayout()
            screen.layoutIfNeeded()
            depth -= 1
        }
        screen.layoutIfNeeded()
        expectLoop()
        #expect(calls < 100)
    }

    @Test("An updateConstraints that invalidates itself and lays out, or updates, the tree is stopped as a layout loop")
    func update() {
        var depth = 0
        view.onUpdate = { [unowned screen] view in
            depth += 1
            #expect(depth == 1)
            view.setNeedsUpdateConstraints()
            screen.updateConstraintsIfNeeded()
            screen.layoutIfNeeded()
            depth -= 1
        }
        view.setNeedsUpdateConstraints()
        screen.layoutIfNeeded()
        expectLoop()
        screen.updateConstraintsIfNeeded()
    }

    @Test("Content that invalidates itself while it is read, and lays out the tree, is stopped as a layout loop")
    func content() {
        var (calls, depth) = (0, 0)
        view.contentSize = { [unowned screen] view in
            calls += 1
            depth += 1
            #expect(depth == 1)
            view.invalidateIntrinsicContentSize()
            screen.layoutIfNeeded()
            depth -= 1
            return Size(width: 3, height: 3)
        }
        view.invalidateIntrinsicContentSize()
        screen.layoutIfNeeded()
        expectLoop()
        #expect(calls < 1000)
    }

    @Test("Content that grows whenever it is read is stopped as a layout loop")
    func growingContent() {
        var width = 0.0
        view.contentSize = { view in
            width += 1
            view.invalidateIntrinsicContentSize()
            return Size(width: width, height: 3)
        }
        view.invalidateIntrinsicContentSize()
        screen.layoutIfNeeded()
        expectLoop()
    }

    @Test("A baseline that invalidates its view while it is read is stopped as a layout loop")
    func baseline() {
        view.firstBaseline = { view in
            view.invalidateIntrinsicContentSize()
            return 3
        }
        let line = View(name: "line")
        screen.addSubview(line)
        line.topAnchor.constraint(equalTo: view.firstBaselineAnchor).isActive = true
        screen.layoutIfNeeded()
        expectLoop()
        #expect(line.frame.minY == 3)
    }

    @Test("A change of the safe area that always causes another one is stopped as a layout loop")
    func insets() {
        view.onInsets = { $0.additionalSafeAreaInsets.top += 1 }
        _ = view.safeAreaLayoutGuide
        screen.safeAreaInsets.top = 5
        screen.layoutIfNeeded()
        expectLoop()
    }

    /// A view that adds another view of its class to itself when it is laid out, down to a maximum depth.
    private final class Endless: View {
        static let limit = 500
        let depth: Int

        init(_ depth: Int) {
            self.depth = depth
            super.init(frame: .zero)
            name = depth == 0 ? "endless" : "endless \(depth)"
        }

        override func layoutSubviews() {
            guard subviews.isEmpty, depth < Endless.limit else { return }
            addSubview(Endless(depth + 1))
        }
    }

    @Test("A view that adds a view of its own type in each layout is stopped as a layout loop")
    func endless() {
        let endless = Endless(0)
        screen.addSubview(endless)
        screen.layoutIfNeeded()
        let loops = screen.layoutDiagnostics.filter { $0.kind == .layoutLoop }
        #expect(loops.count == 1)
        #expect(loops.first?.viewName?.hasPrefix("endless") == true)
        #expect(screen.everything.count < 100)
    }

    @Test("A view that leaves and rejoins its tree in layoutSubviews, and lays itself out, recurses to a limited depth")
    func jumping() {
        var depth = 0
        view.onLayout = { [unowned screen] view in
            depth += 1
            #expect(depth < 10)
            if view.superview == nil { screen.addSubview(view) } else { view.removeFromSuperview() }
            view.setNeedsLayout()
            view.layoutIfNeeded()
            depth -= 1
        }
        screen.layoutIfNeeded()
        #expect([screen, view].hierarchyFaults.isEmpty)
    }

    @Test("Content that makes its view leave and rejoin the tree, and lays out, recurses to a limited depth")
    func jumpingContent() {
        let text = Hooked("text")
        view.addSubview(text)
        text.leftAnchor.constraint(equalTo: view.leftAnchor).isActive = true
        var depth = 0
        text.contentSize = { [unowned screen, unowned view] text in
            depth += 1
            #expect(depth < 10)
            if view.superview == nil { screen.addSubview(view) } else { view.removeFromSuperview() }
            text.invalidateIntrinsicContentSize()
            view.layoutIfNeeded()
            depth -= 1
            return Size(width: 10, height: 10)
        }
        screen.layoutIfNeeded()
        #expect([screen, view, text].hierarchyFaults.isEmpty)
    }

    @Test("1,000 views that change their heights and lay out the tree in layoutSubviews are called at most twice each")
    func many() {
        let screen = makeScreen(width: 100, height: 100)
        var calls = 0
        let cells = (0..<1000).map { index in
            let cell = Hooked("cell \(index)")
            screen.addSubview(cell)
            let height = cell.pin(0, 0, 10, 10, to: screen)[3]
            cell.onLayout = { [unowned screen] _ in
                calls += 1
                height.constant = 20
                screen.layoutIfNeeded()
            }
            return cell
        }
        screen.layoutIfNeeded()
        #expect(screen.layoutDiagnostics.isEmpty)
        #expect(cells.allSatisfy { $0.frame.height == 20 })
        #expect(calls <= 2000)
        #expect(screen.layoutStatistics.passes == 1)
    }

    @Test("A layout of the whole tree that is requested during a pass over a part of it is carried out")
    func outward() {
        let other = View(name: "other")
        screen.addSubview(other)
        let width = other.pin(0, 0, 10, 10, to: screen)[2]
        screen.layoutIfNeeded()
        view.onLayout = { [unowned screen] _ in
            width.constant = 77
            screen.layoutIfNeeded()
        }
        view.setNeedsLayout()
        view.layoutIfNeeded()
        #expect(other.frame.width == 77)
        #expect(screen.layoutDiagnostics.isEmpty)
    }

    @Test("In layoutSubviews, a stack that was just filled can be asked for its size")
    func fitting() {
        var size = Size.zero
        view.onLayout = { view in
            guard view.subviews.isEmpty else { return }
            let stack = HStack(spacing: 5) {
                Content(10, 10)
                Content(20, 10)
            }
            view.addSubview(stack)
            size = stack.systemLayoutSizeFitting(View.layoutFittingCompressedSize)
        }
        screen.layoutIfNeeded()
        #expect(size == Size(width: 35, height: 10))
    }

    @Test("Content may be as large as the fitting size of a subview, computed while the content is read")
    func fittingContent() {
        let inner = View(name: "inner")
        view.removeFromSuperview()
        let holder = Hooked("holder")
        screen.addSubview(holder)
        holder.leftAnchor.constraint(equalTo: screen.leftAnchor).isActive = true
        holder.topAnchor.constraint(equalTo: screen.topAnchor).isActive = true
        holder.addSubview(inner)
        inner.widthAnchor.constraint(equalToConstant: 31).isActive = true
        inner.heightAnchor.constraint(equalToConstant: 32).isActive = true
        holder.contentSize = { _ in inner.systemLayoutSizeFitting(View.layoutFittingCompressedSize) }
        screen.layoutIfNeeded()
        #expect(holder.frame == Rect(x: 0, y: 0, width: 31, height: 32))
    }
}
