import AutoLayout
import Foundation
import LayoutExpectations
import Testing

/// A screen with a title at the given distance below its top, and a note below the title.
private func screen(distance: Double = 20) -> View {
    let screen = View(name: "screen")
    let title = Label("Hello", name: "title")
    let note = Label("A note that is long enough to have two lines on a phone", numberOfLines: 0, name: "note")
    for view in [title, note] { screen.addSubview(view) }
    LayoutConstraint.activate([
        title.topAnchor.constraint(equalTo: screen.topAnchor, constant: distance),
        title.leadingAnchor.constraint(equalTo: screen.leadingAnchor, constant: 16),
        note.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 8),
        note.leadingAnchor.constraint(equalTo: title.leadingAnchor),
        note.trailingAnchor.constraint(equalTo: screen.trailingAnchor, constant: -16),
    ])
    return screen
}

private let phones = LayoutCheck(sizes: [Size(width: 320, height: 568), Size(width: 390, height: 844)])

@Suite("A recorded layout")
struct RecordingTests {
    @Test("matches the recording beside this file")
    func recorded() { expectLayout(screen(), recorded: "screen", by: phones) }

    @Test("is the same after being written as text and read")
    func text() {
        let recording = phones.recording(of: screen())
        #expect(LayoutRecording(text: recording.text) == recording)
        #expect(phones.differences(of: screen(), from: recording).isEmpty)
    }

    @Test("says what moved, by how much, and because of which constraint")
    func moved() throws {
        let recording = phones.recording(of: screen())
        let differences = phones.differences(of: screen(distance: 28), from: recording)
        #expect(differences.count == 4)
        let first = try #require(differences.first)
        #expect(first.distance == 8)
        #expect(first.changes.map(\.path) == ["screen > title", "screen > note"])
        #expect(first.changes.allSatisfy { $0.causes.map(\.sentence) == ["title's top is 28 below screen's top"] })
        #expect(first.goneSentences == ["title's top is 20 below screen's top"])
        let lines = "\(first)".split(separator: "\n")
        #expect(lines[0] == "320 × 568, left to right:")
        #expect(lines[1].hasPrefix("  screen > title: 8 down: (16, 20, "))
        #expect(lines[2].hasPrefix("    because title's top is 28 below screen's top (LayoutExpectationsTests/"))
        #expect(lines.last == "  no longer: title's top is 20 below screen's top")
    }

    @Test("distinguishes new views from missing ones")
    func newAndGone() throws {
        let recording = phones.recording(of: screen())
        let other = screen()
        other.subviews[1].name = "footnote"
        let first = try #require(phones.differences(of: other, from: recording).first)
        #expect(first.changes.map(\.path) == ["screen > footnote", "screen > note"])
        #expect(first.changes.map { $0.oldFrame == nil } == [true, false])
        #expect(first.changes.map { $0.newFrame == nil } == [false, true])
    }

    @Test("is reported as missing on a screen that was not recorded")
    func missing() throws {
        let one = LayoutCheck(sizes: [Size(width: 320, height: 568)], directions: [.leftToRight])
        let differences = phones.differences(of: screen(), from: one.recording(of: screen()))
        #expect(differences.map(\.isNew) == [true, true, true])
    }

    @Test("fails with an issue that names the views if it has changed")
    func issue() {
        withKnownIssue {
            expectLayout(screen(distance: 28), recorded: "screen", by: phones)
        } matching: { issue in
            issue.comments.contains { $0.rawValue.contains("screen > title: 8 down") }
        }
    }

    @Test("comes with the layouts before and after, their difference, and a picture where the difference is largest")
    func attachments() throws {
        let (root, recording) = (screen(distance: 28), phones.recording(of: screen()))
        let expectation = Expectation(name: "screen", testFile: #filePath, sourceLocation: #_sourceLocation)
        func mismatch(_ root: View) -> (words: String, attachments: [(name: String, text: String)])? {
            expectation.mismatch(
                with: recording.text, recording: { phones.recording(of: root) },
                differences: phones.differences(of: root, from: recording),
                picture: { phones.picture(of: root, on: $0) })
        }
        let found = try #require(mismatch(root))
        let texts = Dictionary(uniqueKeysWithValues: found.attachments.map { ($0.name, $0.text) })
        #expect(
            found.attachments.map(\.name) == [
                "screen-before.txt", "screen-after.txt", "screen-difference.txt", "screen-after.svg",
            ])
        #expect(texts["screen-before.txt"] == recording.text && recording.text.contains("title (16, 20, "))
        #expect(texts["screen-after.txt"]?.contains("title (16, 28, ") == true)
        #expect(found.words.hasSuffix(try #require(texts["screen-difference.txt"])))
        #expect(found.words.contains("because title's top is 28 below screen's top"))
        #expect(texts["screen-after.svg"]?.hasPrefix("<svg") == true)
        #expect(mismatch(screen()) == nil)
    }

    @Test("is written on request, into a folder beside the file of the test")
    func written() async {
        await #expect(processExitsWith: .success) {
            unsafe setenv("RECORD_LAYOUTS", "1", 1)
            let folder = FileManager.default.temporaryDirectory.appending(path: "expectations-\(UUID())")
            defer { try? FileManager.default.removeItem(at: folder) }
            expectLayout(screen(), recorded: "new", by: phones, filePath: folder.appending(path: "Test.swift").path)
            let text = try String(contentsOf: folder.appending(path: "Recordings/new.txt"), encoding: .utf8)
            #expect(text == phones.recording(of: screen()).text)
            withKnownIssue {
                expectLayout(screen(), recorded: "new", by: phones, filePath: "/dev/null/Test.swift")
            } matching: { issue in
                issue.comments.contains { $0.rawValue.contains("/dev/null/Recordings/new.txt could not be written: ") }
            }
        }
    }

    @Test("fails if there is no recording of that name")
    func unknown() {
        withKnownIssue {
            expectLayout(screen(), recorded: "nothing", by: phones)
        } matching: { issue in
            issue.comments.contains { $0.rawValue.contains("RECORD_LAYOUTS=1") }
        }
    }
}

@Suite("Faults reported as an issue")
struct FaultTests {
    @Test("are drawn on the screen where they are worst")
    func picture() throws {
        let root = screen(distance: 840)
        let fault = try #require(phones.faults(in: root).first)
        #expect(fault.worstScreen.size.width == 320)
        #expect(phones.picture(of: root, on: fault.worstScreen).contains("width=\"320\""))
        withKnownIssue { expectNoFaults(in: root, by: phones) }
        expectNoFaults(in: screen(), by: phones)
    }
}
