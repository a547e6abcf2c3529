import Filtering
import Foundation
import Testing

/// The app's folder, filtered, is what the target `FilteredApp` compiles and the tests in `RunningTests` run.
struct RecordedAppTests {
    private static let package = URL(fileURLWithPath: #filePath + "/../../..").standardizedFileURL
    private static let recordings = package.appendingPathComponent("FilteredApp")

    @Test("The filter writes what is recorded")
    func recording() throws {
        let app = Self.package.appendingPathComponent("App")
        let names = try FileManager.default.contentsOfDirectory(atPath: app.path).sorted()
        let files = try names.map {
            SourceText(path: "App/\($0)", text: try String(contentsOf: app.appendingPathComponent($0), encoding: .utf8))
        }
        let filtered = LinuxFilter(files)
        #expect(filtered.movedMembers == 2)
        for (name, file) in zip(names, filtered.files) {
            let recorded = Self.recordings.appendingPathComponent(name)
            if ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1" {
                try file.text.write(to: recorded, atomically: true, encoding: .utf8)
            }
            #expect(try file.text == String(contentsOf: recorded, encoding: .utf8), "\(name)")
        }
    }
}
