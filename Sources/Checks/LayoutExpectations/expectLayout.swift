#if canImport(Testing)
    public import AutoLayout
    internal import Foundation
    public import LayoutTesting
    public import Testing

    /// Expects a tree to be laid out as it was recorded, on all screens of a check.
    ///
    /// Recordings are in a `Recordings` folder next to the test, with a text file for each name. Run the tests with
    /// `RECORD_LAYOUTS=1` in the environment to write the files. Differences are reported as one issue that lists the
    /// views that moved, how far they moved, and the constraints that caused the moves; both layouts, their difference,
    /// and a picture of the screen with the largest difference are attached.
    ///
    /// ```swift
    /// @Test func settings() { expectLayout(makeSettings(), recorded: "settings", by: phones) }
    /// ```
    ///
    /// - Precondition: The view is the root of its tree.
    /// - Complexity: that of the check's `differences`; if there are any, also that of its `recording` and a picture.
    public func expectLayout(
        _ root: View, recorded name: String, by check: LayoutCheck, filePath: String = #filePath,
        sourceLocation: Testing.SourceLocation = #_sourceLocation
    ) {
        Expectation(name: name, testFile: filePath, sourceLocation: sourceLocation).meet(
            recording: { check.recording(of: root) }, differences: { check.differences(of: root, from: $0) },
            picture: { check.picture(of: root, on: $0) })
    }

    /// Expects a check to find no faults in a tree. All faults are reported as one issue, one fault per line, with a
    /// picture of the first fault's worst screen attached.
    ///
    /// - Precondition: The view is the root of its tree.
    /// - Complexity: that of the check's `faults`; if there are any, also that of a picture.
    public func expectNoFaults(
        in root: View, by check: LayoutCheck, sourceLocation: Testing.SourceLocation = #_sourceLocation
    ) {
        report(check.faults(in: root), sourceLocation) { check.picture(of: root, on: $0) }
    }

    /// Records one issue for all faults, if there are any.
    package func report(
        _ faults: [LayoutFault], _ sourceLocation: Testing.SourceLocation, picture: (LayoutFault.Screen) -> String
    ) {
        guard let worst = faults.first?.worstScreen else { return }
        Attachment.record(picture(worst), named: "worst.svg", sourceLocation: sourceLocation)
        let lines = faults.map { "\($0)" }.joined(separator: "\n")
        let count = faults.count == 1 ? "One fault" : "\(faults.count) faults, the first"
        Issue.record("\(count) drawn on \(worst):\n\(lines)", sourceLocation: sourceLocation)
    }

    /// A recording that a layout is expected to match.
    package struct Expectation {
        let name: String
        let testFile: String
        let sourceLocation: Testing.SourceLocation

        package init(name: String, testFile: String, sourceLocation: Testing.SourceLocation) {
            (self.name, self.testFile, self.sourceLocation) = (name, testFile, sourceLocation)
        }

        private var file: URL {
            URL(fileURLWithPath: testFile).deletingLastPathComponent().appendingPathComponent("Recordings")
                .appendingPathComponent("\(name).txt")
        }

        /// Compares a layout with the recording, or records the layout if the environment requests it.
        package func meet(
            recording: () -> LayoutRecording, differences: (LayoutRecording) -> [LayoutDifference],
            picture: (LayoutFault.Screen) -> String
        ) {
            if ProcessInfo.processInfo.environment["RECORD_LAYOUTS"] == "1" { return write(recording().text) }
            guard let text = try? String(contentsOf: file, encoding: .utf8) else {
                return fail("There is no recording \(file.path): RECORD_LAYOUTS=1 makes one.")
            }
            let found = mismatch(
                with: text, recording: recording, differences: differences(LayoutRecording(text: text)),
                picture: picture)
            guard let found else { return }
            for (name, text) in found.attachments {
                Attachment.record(text, named: name, sourceLocation: sourceLocation)
            }
            fail(found.words)
        }

        /// The message of a failure and its attachments: the recording, the current layout, their difference, and a
        /// picture of the screen with the largest difference. Nil if nothing differs.
        package func mismatch(
            with recorded: String, recording: () -> LayoutRecording, differences: [LayoutDifference],
            picture: (LayoutFault.Screen) -> String
        ) -> (words: String, attachments: [(name: String, text: String)])? {
            guard let worst = differences.max(by: { $0.distance < $1.distance }) else { return nil }
            let words = differences.map { "\($0)" }.joined(separator: "\n")
            let attachments = [
                ("before.txt", recorded), ("after.txt", recording().text), ("difference.txt", words),
                ("after.svg", picture(worst.screen)),
            ]
            return (
                "The layout is not the one recorded as \(name).\n\(words)",
                attachments.map { ("\(name)-\($0.0)", $0.1) }
            )
        }

        private func write(_ text: String) {
            do {
                try FileManager.default.createDirectory(
                    at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
                try text.write(to: file, atomically: true, encoding: .utf8)
            } catch {
                fail("\(file.path) could not be written: \(error)")
            }
        }

        private func fail(_ words: String) { Issue.record(Comment(rawValue: words), sourceLocation: sourceLocation) }
    }
#endif
