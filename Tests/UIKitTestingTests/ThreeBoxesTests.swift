import Foundation
import QuickAnchorsUIKit
import Testing
import UIKit
import UIKitTesting

/// The first screen of the README, exactly as shown there.
private final class ThreeBoxes: UIViewController {
    let red = UIView(), blue = UIView(), green = UIView()

    // The lines are as short as in the README.
    // swift-format-ignore
    func quick() {
        view.quickAdd(red, [50, 20, nil, nil], [heightToConstant(100)])
        view.quickAdd(blue, [
            topToTop(red), bottomToBottom(red), leadingToTrailing(red, 20),
            trailingToTrailing(-20), widthToRelatedView(red),
        ])
        view.quickAdd(green, [
            topToBottom(red, 20), leadingToLeading(red),
            trailingToTrailing(blue), heightToConstant(50),
        ])
    }

    func verbose() {
        for box in [red, blue, green] {
            box.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(box)
        }
        NSLayoutConstraint.activate([
            red.topAnchor.constraint(equalTo: view.topAnchor, constant: 50),
            red.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
            red.heightAnchor.constraint(equalToConstant: 100),
            blue.topAnchor.constraint(equalTo: red.topAnchor),
            blue.bottomAnchor.constraint(equalTo: red.bottomAnchor),
            blue.leadingAnchor.constraint(equalTo: red.trailingAnchor, constant: 20),
            blue.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
            blue.widthAnchor.constraint(equalTo: red.widthAnchor),
            green.topAnchor.constraint(equalTo: red.bottomAnchor, constant: 20),
            green.leadingAnchor.constraint(equalTo: red.leadingAnchor),
            green.trailingAnchor.constraint(equalTo: blue.trailingAnchor),
            green.heightAnchor.constraint(equalToConstant: 50),
        ])
    }
}

@Suite("The three boxes of the README")
@MainActor
struct ThreeBoxesTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")

    private func text(of file: URL) throws -> String { try String(contentsOf: file, encoding: .utf8) }

    /// The code blocks of the README and of an article that follow a comment with the name of this suite, each with the
    /// name in bold above it and the number of characters stated there.
    private func blocks() throws -> [(name: String, code: String, characters: Int)] {
        let article = "Sources/Shorthand/QuickAnchors/QuickAnchors.docc/ComingFromUIKit.md"
        return try ["README.md", article].flatMap { page in
            try text(of: Self.root.appending(path: page))
                .matches(of: /\n\*\*(.+)\*\*, (\d+) characters.*\n\n<!--.*-->\n```swift\n([^`]*)```\n/)
                .map { (String($0.1), String($0.3), Int($0.2) ?? 0) }
        }
    }

    /// The body of a function in this file.
    private func body(of function: String) throws -> String {
        let lines = try text(of: URL(filePath: #filePath)).split(separator: "\n", omittingEmptySubsequences: false)
        let start = try #require(lines.firstIndex { $0.hasSuffix("    func \(function)() {") })
        return lines[(start + 1)...].prefix { $0 != "    }" }.map { $0.dropFirst(8) + "\n" }.joined()
    }

    @Test("have the same frames in either notation", arguments: [ThreeBoxes.quick, ThreeBoxes.verbose])
    private func frames(layOut: @MainActor (ThreeBoxes) -> () -> Void) {
        let controller = ThreeBoxes()
        controller.view.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
        layOut(controller)()
        controller.view.layoutIfNeeded()
        #expect(controller.red.frame == CGRect(x: 20, y: 50, width: 165, height: 100))
        #expect(controller.blue.frame == CGRect(x: 205, y: 50, width: 165, height: 100))
        #expect(controller.green.frame == CGRect(x: 20, y: 170, width: 350, height: 50))
    }

    @Test("have the same code in the README and in the article as is compiled here")
    func sources() throws {
        let blocks = try blocks()
        #expect(blocks.map(\.name) == ["QuickAnchors", "SnapKit", "UIKit"])
        #expect(try blocks[0].code == body(of: "quick"))
        #expect(try blocks[2].code == body(of: "verbose"))
    }

    @Test("have as many characters as is said, without whitespace")
    func characters() throws {
        let blocks = try blocks()
        #expect(blocks.count == 3)
        for block in blocks {
            #expect(block.characters == block.code.count { !$0.isWhitespace }, "\(block.name)")
        }
        #expect(
            try text(of: Self.root.appending(path: "README.md")).contains(
                "ComingFromUIKit.md): \(blocks[2].characters))"))
    }
}
