import Foundation
import Testing
import UIKit
import UIKitTesting

/// A screen with a button at a given distance from the bottom.
private final class ButtonController: UIViewController {
    private let distance: CGFloat

    init(distance: CGFloat = 16) {
        self.distance = distance
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        let button = UIButton(type: .system)
        button.setTitle("Send", for: .normal)
        button.accessibilityIdentifier = "send"
        button.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(button)
        NSLayoutConstraint.activate([
            button.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
            button.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
            button.heightAnchor.constraint(equalToConstant: 44),
            button.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -distance),
        ])
    }
}

@Suite("Expectations of UIKit on Linux")
@MainActor
struct ExpectationTests {
    private let check = LayoutCheck(sizes: [Size(width: 320, height: 568)], rules: [.nothingOutside])

    @Test("A controller that moved a button fails its recording, and says by how much and because of which constraint")
    func recorded() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "layouts-\(UUID())")
        defer { try? FileManager.default.removeItem(at: folder) }
        let recordings = folder.appending(path: "Recordings")
        try FileManager.default.createDirectory(at: recordings, withIntermediateDirectories: true)
        try check.recording { ButtonController() }.text
            .write(to: recordings.appending(path: "button.txt"), atomically: true, encoding: .utf8)
        let test = folder.appending(path: "Tests.swift").path
        expectLayout(recorded: "button", by: check, filePath: test) { ButtonController() }
        withKnownIssue {
            expectLayout(recorded: "button", by: check, filePath: test) { ButtonController(distance: 24) }
        } matching: { issue in
            issue.comments.contains {
                $0.rawValue.contains("send: 8 up") && $0.rawValue.contains("because send's bottom is 24 above")
            }
        }
    }

    @Test("Faults of a controller are one issue with their numbers")
    func faults() {
        expectNoFaults(by: check) { ButtonController() }
        withKnownIssue {
            expectNoFaults(by: check) { ButtonController(distance: -10) }
        } matching: { issue in
            issue.comments.contains {
                $0.rawValue.contains("One fault drawn on 320 × 568") && $0.rawValue.contains("by 10")
            }
        }
    }
}
