import AutoLayout

/// A view whose content has a natural size and, optionally, a baseline.
final class Content: View {
    var size: Size {
        didSet { invalidateIntrinsicContentSize() }
    }
    var baseline: Double?

    init(_ width: Double, _ height: Double, name: String? = nil) {
        size = Size(width: width, height: height)
        super.init(frame: .zero)
        self.name = name
    }

    override var intrinsicContentSize: Size { size }
    override var firstBaselineOffsetFromTop: Double? { baseline }
    override var lastBaselineOffsetFromBottom: Double? { baseline }
}

/// A view that records when the pass calls it.
final class Witness: View {
    final class Log {
        var entries: [String] = []
    }

    let log: Log
    var onLayout: (Witness) -> Void = { _ in }

    init(_ name: String, _ log: Log, frame: Rect = .zero) {
        self.log = log
        super.init(frame: frame)
        self.name = name
    }

    override func layoutSubviews() {
        log.entries.append("layout \(name ?? "")")
        onLayout(self)
    }

    override func updateConstraints() {
        log.entries.append("update \(name ?? "")")
    }
}

/// A root, by default as large as a phone, whose diagnostics are added to its list but not printed.
func makeScreen(width: Double = 390, height: Double = 844) -> View {
    let screen = View(frame: Rect(x: 0, y: 0, width: width, height: height), name: "screen")
    screen.layoutDiagnosticHandler = { _ in }
    return screen
}

extension View {
    /// Constrains the view to a fixed size, at the given distances from the left and top edges of another view.
    @discardableResult
    func pin(_ x: Double, _ y: Double, _ width: Double, _ height: Double, to other: View) -> [LayoutConstraint] {
        let constraints = [
            leftAnchor.constraint(equalTo: other.leftAnchor, constant: x),
            topAnchor.constraint(equalTo: other.topAnchor, constant: y),
            widthAnchor.constraint(equalToConstant: width),
            heightAnchor.constraint(equalToConstant: height),
        ]
        LayoutConstraint.activate(constraints)
        return constraints
    }
}

extension View {
    /// Adds two content views of 100 × 60 in a column, with 12 points between and around them, for a total size of 124
    /// × 156.
    func holdTwoContents() {
        let (above, below) = (Content(100, 60), Content(100, 60))
        addSubview(above)
        addSubview(below)
        LayoutConstraint.activate([
            above.topAnchor.constraint(equalTo: topAnchor, constant: 12),
            above.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 12),
            above.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -12),
            below.topAnchor.constraint(equalTo: above.bottomAnchor, constant: 12),
            below.leadingAnchor.constraint(equalTo: above.leadingAnchor),
            below.trailingAnchor.constraint(equalTo: above.trailingAnchor),
            below.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -12),
        ])
    }

    /// The view at the top of this view's tree.
    var treeRoot: View {
        var view = self
        while let parent = view.superview { view = parent }
        return view
    }

    /// This view and all its descendants, parents first.
    var everything: [View] {
        var found = [self]
        var index = 0
        while index < found.count {
            found += found[index].subviews
            index += 1
        }
        return found
    }
}
