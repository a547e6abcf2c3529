public import QuickAnchors

/// The three boxes of the first worked example; the count is the number of sets of boxes.
public struct ThreeBoxes: Scene {
    public static let name = "boxes"
    public let root = View(frame: screen)
    private let sets: [(red: View, blue: View, green: View)]

    public init(_ count: Int) {
        sets = (0..<count).map { _ in (View(), View(), View()) }
    }

    public mutating func express(_ syntax: Syntax) -> Int {
        for (red, blue, green) in sets {
            switch syntax {
            case .verbose: expressVerbosely(red, blue, green)
            case .quick: expressQuickly(red, blue, green)
            }
        }
        return 12 * sets.count
    }

    private func expressQuickly(_ red: View, _ blue: View, _ green: View) {
        root.quickAdd(red, [topToTop(50), leadingToLeading(20), heightToConstant(100)])
        root.quickAdd(
            blue,
            [
                topToTop(red), bottomToBottom(red), leadingToTrailing(red, 20), trailingToTrailing(-20),
                widthToRelatedView(red),
            ])
        root.quickAdd(
            green, [topToBottom(red, 20), leadingToLeading(red), trailingToTrailing(blue), heightToConstant(50)])
    }

    private func expressVerbosely(_ red: View, _ blue: View, _ green: View) {
        for box in [red, blue, green] {
            root.addSubview(box)
            box.translatesAutoresizingMaskIntoConstraints = false
        }
        LayoutConstraint.activate([
            red.topAnchor.constraint(equalTo: root.topAnchor, constant: 50),
            red.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
            red.heightAnchor.constraint(equalToConstant: 100),
            blue.topAnchor.constraint(equalTo: red.topAnchor),
            blue.bottomAnchor.constraint(equalTo: red.bottomAnchor),
            blue.leadingAnchor.constraint(equalTo: red.trailingAnchor, constant: 20),
            blue.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -20),
            blue.widthAnchor.constraint(equalTo: red.widthAnchor),
            green.topAnchor.constraint(equalTo: red.bottomAnchor, constant: 20),
            green.leadingAnchor.constraint(equalTo: red.leadingAnchor),
            green.trailingAnchor.constraint(equalTo: blue.trailingAnchor),
            green.heightAnchor.constraint(equalToConstant: 50),
        ])
    }
}
