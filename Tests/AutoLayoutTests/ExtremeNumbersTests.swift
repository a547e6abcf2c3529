import AutoLayout
import TestSupport
import Testing

@Suite("Extreme numbers")
struct ExtremeNumbersTests {
    @Test("A property keeps its number when an invalid one is refused", arguments: [Double.nan, .infinity, 1e13])
    func refused(number: Double) {
        let screen = makeScreen()
        let (scroll, space, cell) = (ScrollView(), HSpace(20), GridCell(View()))
        let grid = GridView(columns: [.fitted])
        grid.append(cell)
        for view in [scroll, space, grid] { screen.addSubview(view) }
        scroll.contentInset.left = 5
        scroll.contentInset.left = number
        space.length = number
        cell.padding.top = 3
        cell.padding.top = number
        #expect(scroll.contentInset == EdgeInsets(left: 5) && scroll.adjustedContentInset == scroll.contentInset)
        #expect(scroll.contentOffset.x == -5)
        #expect(space.length == 20)
        #expect(cell.padding == DirectionalEdgeInsets(top: 3))
        let properties = ["content inset", "length", "padding of a cell"]
        #expect(screen.layoutDiagnostics.map(\.kind) == properties.map { _ in .notFinite })
        for (diagnostic, property) in zip(screen.layoutDiagnostics, properties) {
            #expect(diagnostic.message.contains("keeps its \(property): "), "\(diagnostic.message)")
        }
    }

    @Test("A space that is created with a length of NaN is reported and has no length")
    func spaceOfNoLength() {
        let screen = makeScreen()
        let space = HSpace(.nan)
        #expect(space.layoutDiagnostics.map(\.kind) == [.notFinite])
        let stack = StackView(arrangedSubviews: [Content(10, 10), space, Content(10, 10)])
        screen.addSubview(stack)
        stack.pin(0, 0, 20, 10, to: screen)
        screen.layoutIfNeeded()
        #expect(stack.arrangedSubviews.map(\.frame.minX) == [0, 10, 10])
    }

    static let extremes = [
        Double.greatestFiniteMagnitude, 1e308, 1e300, 1e200, 1e150, 1e100, 1e30, 1e17, 1e-17, 1e-30, 1e-150, 1e-300,
        1e-308,
        Double.leastNonzeroMagnitude,
    ]

    private func expectSound(_ screen: View, _ note: String) {
        screen.layoutIfNeeded()
        for view in screen.everything {
            let frame = view.frame
            let numbers = [frame.minX, frame.minY, frame.width, frame.height, frame.maxX, frame.maxY]
            #expect(numbers.allSatisfy { $0.isFinite }, "\(note): \(frame)")
            #expect(frame.width >= 0 && frame.height >= 0, "\(note): \(frame)")
        }
    }

    @Test("A display scale that no screen has is refused", arguments: extremes)
    func displayScale(_ scale: Double) {
        let (screen, view) = (makeScreen(width: 100, height: 100), View(name: "view"))
        screen.addSubview(view)
        view.pin(1, 2, 30, 40, to: screen)
        screen.displayScale = 2
        for scale in [scale, -scale, .nan, .infinity] {
            screen.displayScale = scale
            #expect(screen.displayScale == 2)
            #expect(screen.layoutDiagnostics.last?.kind == .notFinite)
            #expect(screen.layoutDiagnostics.last?.viewName == "screen")
        }
        expectSound(screen, "\(scale)")
        #expect(view.frame == Rect(x: 1, y: 2, width: 30, height: 40))
    }

    @Test("Numbers and multipliers of any magnitude give finite frames")
    func constraints() {
        for number in Self.extremes.flatMap({ [$0, -$0] }) {
            for multiplier in Effort.sample([1, 3, -1, 1e10] + Self.extremes, oneIn: 3) {
                let (screen, view, inner) = (
                    makeScreen(width: 100, height: 100), View(name: "view"), View(name: "inner")
                )
                screen.addSubview(view)
                view.addSubview(inner)
                LayoutConstraint.activate([
                    view.leftAnchor.constraint(equalTo: screen.leftAnchor, constant: number),
                    view.widthAnchor.constraint(equalToConstant: number),
                    inner.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: multiplier, constant: 1),
                    inner.rightAnchor.constraint(equalTo: view.rightAnchor, constant: -number),
                    LayoutConstraint(
                        item: inner, attribute: .bottom, toItem: view, attribute: .centerY, multiplier: multiplier),
                ])
                screen.displayScale = 3
                expectSound(screen, "\(number) × \(multiplier)")
                #expect(screen.systemLayoutSizeFitting(.zero).width.isFinite)
                screen.displayScale = 0
                expectSound(screen, "\(number) × \(multiplier)")
            }
        }
    }

    @Test("A constraint with extreme numbers holds, or else a diagnostic says that it does not", arguments: extremes)
    func metOrReported(_ extreme: Double) {
        for number in [extreme, -extreme] {
            for multiplier in [1, 1e10, -1e10, 1e-10, extreme] {
                let (screen, view) = (makeScreen(width: 100, height: 100), View(name: "view"))
                screen.addSubview(view)
                let left = view.leftAnchor.constraint(equalTo: screen.leftAnchor, constant: number)
                let width = view.widthAnchor.constraint(
                    equalTo: screen.widthAnchor, multiplier: multiplier, constant: number)
                LayoutConstraint.activate([left, width])
                expectSound(screen, "\(number) × \(multiplier)")
                let wanted = Rect(x: number, y: 0, width: 100 * multiplier + number, height: 0)
                // Frames are rounded to nine decimal places.
                let isMet = [view.frame.minX - wanted.minX, view.frame.width - wanted.width].allSatisfy {
                    abs($0) <= 1e-9 * max(1, abs(wanted.width))
                }
                let reports = screen.layoutDiagnostics.filter { $0.kind != .ambiguity && $0.viewName == "view" }
                #expect(isMet || !reports.isEmpty, "\(number) × \(multiplier): \(view.frame)")
            }
        }
    }

    @Test("A number beyond ±1e12 is refused on activation and on change")
    func refused() {
        let (screen, view) = (makeScreen(width: 100, height: 100), View(name: "view"))
        screen.addSubview(view)
        let width = view.pin(0, 0, 10, 10, to: screen)[2]
        width.constant = 1e308
        width.multiplier = -2e12
        let other = view.widthAnchor.constraint(equalTo: screen.widthAnchor, multiplier: 2e12)
        other.isActive = true
        #expect(width.constant == 10 && width.multiplier == 1 && !other.isActive)
        #expect(screen.layoutDiagnostics.map(\.kind) == [.notFinite, .notFinite, .invalidConstraint])
        #expect(screen.layoutDiagnostics.allSatisfy { $0.viewName == "view" })
    }

    /// A view whose minimum size is set.
    private final class Minimal: View {
        var least = Size.zero { didSet { invalidateIntrinsicContentSize() } }
        override var minimumContentSize: Size { least }
    }

    @Test("A minimum of NaN and a content size of NaN are reported, and the earlier numbers stay")
    func sizes() {
        let (screen, view, scroll) = (makeScreen(), Minimal(name: "view"), ScrollView(frame: .zero))
        screen.addSubview(view)
        screen.addSubview(scroll)
        view.topAnchor.constraint(equalTo: screen.topAnchor).isActive = true
        view.least = Size(width: 30, height: 20)
        screen.layoutIfNeeded()
        view.least = Size(width: .nan, height: 25)
        screen.layoutIfNeeded()
        #expect(view.frame.size == Size(width: 30, height: 25))
        scroll.contentSize = Size(width: 50, height: 60)
        for size in [Size(width: .nan, height: 1), Size(width: 1, height: .infinity)] {
            scroll.contentSize = size
            #expect(scroll.contentSize == Size(width: 50, height: 60))
        }
        let messages = screen.layoutDiagnostics.filter { $0.kind == .notFinite }.map(\.message)
        #expect(messages.count { $0.contains("view keeps its minimum content size") } == 1)
        #expect(messages.count { $0.contains("keeps its content size") } == 2 && messages.count == 3)
    }

    @Test("A frame beyond ±1e12 is reported, and constraints use the nearest number that they accept")
    func frame() throws {
        let (screen, view) = (makeScreen(), View(name: "view"))
        screen.addSubview(view)
        LayoutConstraint.activate([
            view.trailingAnchor.constraint(equalTo: screen.trailingAnchor),
            view.widthAnchor.constraint(equalToConstant: 10), view.heightAnchor.constraint(equalToConstant: 10),
            view.topAnchor.constraint(equalTo: screen.topAnchor),
        ])
        screen.frame.size.width = 1e12
        screen.layoutIfNeeded()
        #expect(view.frame.minX == 1e12 - 10 && screen.layoutDiagnostics.isEmpty)
        screen.frame.size.width = 2e12
        screen.layoutIfNeeded()
        #expect(view.frame.minX == 1e12 - 10)
        let diagnostic = try #require(screen.layoutDiagnostics.first)
        #expect(diagnostic.kind == .notFinite && diagnostic.viewName == "screen")
        #expect(diagnostic.message.contains("is too large for constraints, which use"))
    }

    @Test("A width too large to be represented is reported with the view's name, and the frame stays finite")
    func product() {
        let screen = makeScreen(width: 100, height: 100)
        var views = [screen]
        for index in 0..<40 {
            let view = View(name: "view \(index)")
            screen.addSubview(view)
            view.widthAnchor.constraint(equalTo: views[index].widthAnchor, multiplier: 1e10).isActive = true
            views.append(view)
        }
        expectSound(screen, "product")
        let names = screen.layoutDiagnostics.filter { $0.kind == .notFinite }.compactMap(\.viewName)
        #expect(names.contains("view 39"))
        #expect(views[1].frame.width == 1e12)
    }

    @Test("A position lost to rounding beside a width of 1e22 is reported instead of being silently wrong by 250")
    func lostInSum() {
        let screen = makeScreen(width: 100, height: 100)
        let (wide, item) = (View(name: "wide"), View(name: "item"))
        screen.addSubview(wide)
        screen.addSubview(item)
        let right = item.rightAnchor.constraint(equalTo: screen.rightAnchor, constant: 150)
        LayoutConstraint.activate([
            wide.widthAnchor.constraint(equalTo: screen.widthAnchor, multiplier: 1e10),
            item.widthAnchor.constraint(equalTo: wide.widthAnchor, multiplier: 1e10), right,
        ])
        screen.layoutIfNeeded()
        // 100 + 150 − 1e22 is −1e22 in a double, and −1e22 + 1e22 is 0.
        #expect(!right.isDropped)
        #expect(wide.frame.width == 1e12)
        #expect(item.frame == .zero)
        let messages = screen.layoutDiagnostics.filter { $0.kind == .notFinite && $0.viewName == "item" }.map(\.message)
        #expect(messages.count == 2)
        #expect(messages.contains { $0.contains("item's left came out as -1e+22 and is replaced by 0.0") })
        #expect(messages.contains { $0.contains("item's width came out as 1e+22 and is replaced by 0.0") })
    }

    @Test("A multiplier that four decimals would show as 0 is shown in full", arguments: [1e-300, -1e-9, 4e-5])
    func shownInFull(_ multiplier: Double) {
        let (screen, view) = (makeScreen(width: 100, height: 100), View(name: "view"))
        screen.addSubview(view)
        let constraint = view.widthAnchor.constraint(equalTo: screen.widthAnchor, multiplier: multiplier)
        #expect("\(constraint)" == "view.width == \(multiplier) × screen.width")
    }

    @Test("Frames, insets, margins, spacings and content of any magnitude give finite frames")
    func others() {
        for number in Effort.sample(Self.extremes.flatMap({ [$0, -$0] }), oneIn: 5) {
            let screen = makeScreen(width: 100, height: 100)
            let (stack, content, framed) = (StackView(name: "stack"), Content(number, number), View(name: "framed"))
            for distribution in StackView.Distribution.allCases {
                stack.distribution = distribution
                for view in [content, Content(3, 4)] { stack.addArrangedSubview(view) }
                stack.spacing = number
                stack.isLayoutMarginsRelativeArrangement = true
                stack.directionalLayoutMargins = DirectionalEdgeInsets(
                    top: number, leading: number, bottom: number, trailing: number)
                screen.addSubview(stack)
                stack.leftAnchor.constraint(equalTo: screen.safeAreaLayoutGuide.leftAnchor).isActive = true
                screen.safeAreaInsets = EdgeInsets(top: number, left: number, bottom: number, right: number)
                screen.additionalSafeAreaInsets = screen.safeAreaInsets
                screen.addSubview(framed)
                framed.frame = Rect(x: number, y: number, width: abs(number), height: abs(number))
                framed.center = Point(x: number, y: number)
                expectSound(screen, "\(number) \(distribution)")
            }
        }
    }
}
