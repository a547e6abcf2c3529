import Foundation
import LayoutPreview
import Testing
import UIKit
import UIKitTesting

@Suite("The tutorials of the documentation")
@MainActor
struct TutorialTests {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    private static let resources = folder.appending(
        path: "../../../Sources/Shorthand/QuickAnchors/QuickAnchors.docc/Resources")

    private func check(_ text: String, _ name: String) throws {
        let file = Self.resources.appending(path: name)
        if ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1" {
            return try text.write(to: file, atomically: true, encoding: .utf8)
        }
        #expect(
            try String(contentsOf: file, encoding: .utf8) == text,
            "`RECORD_SNAPSHOTS=1 swift test --filter TutorialTests` writes \(name) anew.")
    }

    @Test("end with the code that is compiled here")
    func code() throws {
        try check(compiled("ProfileViewController.swift"), "profile-4.swift")
        let imports = "import UIKitTesting\n"
        try check(
            compiled("ProfileTests.swift").replacing(imports, with: imports + "\n@testable import Profile\n"),
            "profile-tests-2.swift")
    }

    private func compiled(_ name: String) throws -> String {
        try String(contentsOf: Self.folder.appending(path: name), encoding: .utf8)
    }

    @Test("show the screen as it is laid out here")
    func picture() throws {
        var device = TestDevice(size: Size(width: 390, height: 500))
        device.safeAreaInsets = EdgeInsets(top: 47, bottom: 34)
        try check(TestScreen(device) { ProfileViewController() }.view.svg([]), "profile.svg")
        let narrow = TestScreen(device) {
            let profile = ProfileViewController()
            profile.loadViewIfNeeded()
            profile.name.text = "Augusta Ada King, Countess of Lovelace"
            return profile
        }
        try check(narrow.view.svg([]), "profile-long-name.svg")
    }
}
