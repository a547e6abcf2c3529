import ArgumentParser
import Filtering
import Foundation
import ProgramSupport

/// Copies an app's sources so that they compile and work with the module that stands in for UIKit.
@main
struct QuickAnchorsLinux: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "quickanchors-linux",
        abstract: "Copies a folder of Swift files, rewritten to work without the Objective-C runtime.",
        discussion: """
            The files of a folder are those of one target. Compiler messages refer to the original files and lines. Files \
            that import SwiftUI compile to nothing.
            """)

    @Argument(help: "The folder, or several folders of one target.", completion: .directory)
    var folders: [String]

    @Option(name: .shortAndLong, help: "The folder to which the files are written.", completion: .directory)
    var output: String

    @Option(help: "Leave out code for versions of iOS later than this one.")
    var systemVersion = 18

    func run() throws {
        do throws(CommandError) {
            var paths: [(full: String, relative: String)] = []
            for folder in folders {
                for path in try Self.swiftFiles(in: folder) {
                    paths.append((path, String(path.dropFirst(folder.count).drop { $0 == "/" })))
                }
            }
            guard !paths.isEmpty else { throw CommandError(kind: .noInput, sentence: "No Swift files were found.") }
            var files: [SourceText] = []
            for path in paths { files.append(SourceText(path: path.full, text: try Self.text(of: path.full))) }
            let filtered = LinuxFilter(files, systemVersion: systemVersion)
            for (path, file) in zip(paths, filtered.files) {
                try OutputTarget("\(output)/\(path.relative)").write(file.text.utf8)
            }
            try StandardStream.error.print("\(files.count) files, \(filtered.movedMembers) members moved")
        } catch {
            // If this fails, there is nowhere left to report it.
            try? StandardStream.error.print("quickanchors-linux: \(error.sentence)")
            throw ExitCode(error.kind.rawValue)
        }
    }

    private static func text(of path: String) throws(CommandError) -> String {
        guard let text = String(validating: try InputFile.contents(of: path), as: UTF8.self) else {
            throw CommandError(kind: .invalidData, sentence: "\(path) was not read: it is not UTF-8.")
        }
        return text
    }

    /// The Swift files in a folder and the folders in it, in order; hidden ones are left out.
    private static func swiftFiles(in folder: String) throws(CommandError) -> [String] {
        let names: [String]
        do {
            names = try FileManager.default.contentsOfDirectory(atPath: folder)
        } catch {
            throw CommandError(kind: .noInput, sentence: "\(folder) was not read: \(error.reason).")
        }
        var files: [String] = []
        for name in names.sorted() where !name.hasPrefix(".") {
            let path = folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
            var isFolder: ObjCBool = false
            if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue {
                files += try swiftFiles(in: path)
            } else if name.hasSuffix(".swift") {
                files.append(path)
            }
        }
        return files
    }
}
