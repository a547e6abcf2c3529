import QuickAnchors
import Testing

/// Code that a newcomer to the shorthand writes.
@Suite("Rough edges")
struct RoughEdgeTests {
    let screen = View(frame: Rect(x: 0, y: 0, width: 400, height: 300), name: "screen")
    let red = View(name: "red")

    init() {
        screen.layoutDiagnosticHandler = { _ in }
    }

    @Test("A list of anchors leaves out those that are nil", arguments: [true, false])
    func optionalAnchors(isWide: Bool) {
        let added = screen.quickAdd(red, [topToTop(8), isWide ? widthToConstant(320) : nil])
        #expect(added.count == (isWide ? 2 : 1))
        let height: QuickAnchor? = isWide ? nil : heightToConstant(10)
        #expect(red.activateQuickAnchors([height, leadingToLeading()]).count == (isWide ? 1 : 2))
    }

    @Test("A closure leaves out an anchor that is nil", arguments: [true, false])
    func optionalInBuilder(isWide: Bool) {
        let width: QuickAnchor? = isWide ? widthToConstant(320) : nil
        let added = screen.quickAdd(red) {
            topToTop(8)
            width
        }
        #expect(added.count == (isWide ? 2 : 1))
    }

    @Test("A size can be at most or at least a multiple, without a constant")
    func multiples() {
        let factor: Float = 0.25
        screen.quickAdd(
            red,
            [
                topToTop(), leadingToLeading(), widthToRelatedView(atMostMultiplier: 0.75),
                widthToConstant(1000).priority(500), heightToRelatedView(screen, atLeastMultiplier: factor),
                heightToConstant(0).priority(500),
            ])
        screen.layoutIfNeeded()
        #expect(red.frame == Rect(x: 0, y: 0, width: 300, height: 75))
    }

    @Test("Multiples and priorities may be numbers of any type, and a relation may be set")
    func numberTypes() {
        let (factor, share): (Float, Int) = (0.5, 3)
        var height = heightToRelatedView(screen, 4)
        height.relation = .lessThanOrEqual
        let added = screen.quickAdd(
            red,
            [
                widthToRelatedView(screen, atLeastMultiplier: share),
                widthToRelatedView(screen, atMostMultiplier: factor),
                heightToRelatedView(screen, atMostMultiplier: 0.25), heightToRelatedView(screen, atLeastMultiplier: 2),
                height,
            ], priority: QuickPriority(UInt8(90)))
        #expect(
            added.map { "\($0)" } == [
                "red.width >= 3 × screen.width @ 90", "red.width <= 0.5 × screen.width @ 90",
                "red.height <= 0.25 × screen.height @ 90", "red.height >= 2 × screen.height @ 90",
                "red.height <= screen.height + 4 @ 90",
            ])
    }

    @Test("A padding is described as it is written")
    func paddings() {
        let paddings: [Padding] = [8, 1.5, nil, .to(red, -4)]
        #expect(paddings.map { "\($0)" } == ["8", "1.5", "nil", "(red, -4)"])
    }

    @Test("A multiplier scales a constant size")
    func factorOfConstant() {
        screen.quickAdd(
            red, [topToTop(), leadingToLeading(), heightToConstant(100, multiplier: 2), widthToConstant(8)])
        screen.layoutIfNeeded()
        #expect(red.frame.height == 200)
        #expect("\(heightToConstant(100, multiplier: 2))" == "heightToConstant(200)")
    }

    @Test("A view explains its attributes")
    func explained() {
        screen.quickAdd(red, 10)
        screen.layoutIfNeeded()
        #expect(red.explain(.width).value == 380)
        #expect("\(red.explain(.width))" == "\(explain(red.widthAnchor))")
    }

    @Test("A kind in a list of anchors means its anchor without a number")
    func kindWithoutParentheses() {
        screen.quickAdd(red, [topToTop(10), centerX, nil, widthToConstant(100), heightToConstant(20)])
        screen.layoutIfNeeded()
        #expect(red.frame == Rect(x: 150, y: 10, width: 100, height: 20))
    }

    @Test("A kind in a closure of anchors means its anchor without a number")
    func kindInClosure() {
        let added = screen.quickAdd(red) {
            topToTop(10)
            centerX
        }
        #expect(added.map(\.firstAttribute) == [.top, .centerX])
    }

    @Test("Arrays in variables are paddings or anchors, whatever the type of their elements")
    func arrays() {
        let none: [QuickAnchor?] = [nil]
        let anchors: [QuickAnchor?] = [topToTop(1), nil]
        let paddings: [Padding] = [1, nil, nil, 2.5]
        #expect(screen.quickAdd(red, none).isEmpty && screen.quickAdd(red, anchors).map(\.constant) == [1])
        #expect(screen.quickAdd(red, paddings).map(\.constant) == [1, 2.5])
        #expect(screen.quickAdd(red, [1, 2, 3, 4].map { $0 - 3 }).map(\.constant) == [-2, -1, 0, 1])
        #expect(screen.quickAdd(red, [Float(1), nil, 3, nil] as [Float?]).map(\.constant) == [1, 3])
        #expect(screen.quickAdd(red, [(screen, 1), nil, 3, nil] as [Any?]).map(\.constant) == [1, 3])
    }

    @Test("Insets are positive inward at each edge, from the left or from where reading starts")
    func insets() {
        screen.semanticContentAttribute = .forceRightToLeft
        screen.quickAdd(red, insets: EdgeInsets(top: 10, left: 20, bottom: 30, right: 40))
        let blue = View()
        screen.quickAdd(
            blue, DirectionalEdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 40),
            [widthToConstant(1).priority(1)])
        screen.layoutIfNeeded()
        #expect(red.frame == Rect(x: 20, y: 10, width: 340, height: 260))
        #expect(blue.frame == Rect(x: 40, y: 10, width: 340, height: 260))
        #expect(blue.layoutDiagnostics.isEmpty)
    }

    @Test("A label is created with an alignment")
    func alignment() {
        #expect(Label("name", textAlignment: .center).textAlignment == .center)
        #expect(Label(runs: "name", textAlignment: .right).textAlignment == .right)
    }

    @Test("Anchors can follow a padding of all edges")
    func paddingAndAnchors() {
        let added = screen.quickAdd(red, 20, [aspectRatio(2).priority(500)])
        let inset = 20
        #expect(added.count == 5)
        #expect(screen.quickAdd(red, inset, [aspectRatio(2).priority(500)]).count == 5)
        screen.layoutIfNeeded()
        #expect(red.frame == Rect(x: 20, y: 20, width: 360, height: 260))
    }

    @Test(
        "A positive distance from the trailing edge is reported in every form, if the leading edge is inset",
        arguments: 0..<5)
    func outwardForms(form: Int) {
        switch form {
        case 0: screen.quickAdd(red, [nil, 20, nil, 30])
        case 1: screen.quickAdd(red, [leadingToLeading(20), trailingToTrailing(30)])
        case 2:
            screen.quickAdd(red) {
                leadingToMargin(20)
                trailingToTrailing(screen, 30)
            }
        case 3: screen.quickAdd(red, [nil, .to(screen.safeAreaLayoutGuide, 20), nil, .points(30)])
        default:
            screen.addSubview(red)
            red.activateQuickAnchors([leadingToLeading(20), trailingToTrailing(30)])
        }
        #expect(screen.layoutDiagnostics.map(\.kind) == [.outwardPadding])
        #expect(
            screen.layoutDiagnostics.last?.message.hasPrefix(
                "red's trailing is 30 beyond screen's trailing, as its leading is 20 inside; inward is -30.") == true)
    }

    @Test("A limit, or a distance from another view, is not taken for a wrong sign")
    func meantOutward() {
        let blue = View()
        screen.quickAdd(blue, [10, 10, -10, -10])
        screen.quickAdd(red, [leadingToLeading(20), trailingToTrailing(atMost: 30)])
        screen.quickAdd(red, [leadingToLeading(20), trailingToTrailing(blue, 5)])
        screen.quickAdd(red, [leadingToLeading(-20), trailingToTrailing(20)])
        #expect(screen.layoutDiagnostics.isEmpty)
    }

    @Test("Equal paddings at opposite edges are reported with the correct ones")
    func outwardPaddings() {
        screen.quickAdd(red, [10, 10, 10, 10])
        #expect(screen.layoutDiagnostics.map(\.kind) == [.outwardPadding, .outwardPadding])
        #expect(
            screen.layoutDiagnostics.last?.message.hasPrefix(
                "red's trailing is 10 beyond screen's trailing, as its leading is 10 inside; inward is -10.") == true)
        #expect(screen.layoutDiagnostics.last?.location?.fileID == #fileID)
    }

    @Test(
        "Other paddings, such as insets, overlaps or free edges, are accepted as they are",
        arguments: [
            [10, 10, -10, -10], [-5, -5, 5, 5], [nil, 10, 8, nil], [0, 0, 8, 8], [0, 0, 0, 0], [1, 1, -0.5, -0.5],
        ] as [[Double?]])
    func otherPaddings(paddings: [Double?]) {
        screen.quickAdd(red, paddings)
        #expect(screen.layoutDiagnostics.isEmpty)
    }

    @Test("A padding to another view is not taken for an inset")
    func paddingToView() {
        let blue = View()
        screen.quickAdd(blue, [nil, 10, -10, -10])
        screen.quickAdd(red, [10, 10, .to(blue, 10), -10])
        #expect(screen.layoutDiagnostics.isEmpty)
    }

    /// Type-checking each of the first two calls once took seconds, because the compiler tried many types for every
    /// operator.
    @Test("Paddings may be arithmetic expressions of literals and variables")
    func arithmetic() {
        screen.quickAdd(red, [8 + 4, 20 + 4 * 2, nil, -(20 + 4)])
        #expect(red.quickConstants == [12, 28, -24])
        screen.quickAdd(red, [8 * 2 + 4, 3 * 4 - 2, 4 + 4, -(20 + 4 * 3)], [heightToConstant(2 * 3)])
        #expect(red.quickConstants.suffix(5) == [20, 10, 8, -32, 6])
        let (count, inset) = (3, 2.5)
        screen.quickAdd(red, [8 + inset, nil, 2 * inset, nil])
        screen.quickAdd(red, [count + 1, nil, inset, .to(screen.safeAreaLayoutGuide, 7)])
        #expect(red.quickConstants.suffix(6).dropLast() == [10.5, 5, 4, 2.5, 7])
    }
}

extension View {
    /// The constants of the constraints whose first item is this view: those in the superview, then those on its own
    /// sizes.
    fileprivate var quickConstants: [Double] {
        (superview?.constraints ?? []).filter { $0.firstItem === self }.map(\.constant)
            + constraints.filter { $0.secondItem == nil }.map(\.constant)
    }
}
