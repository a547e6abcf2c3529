import ArgumentParser
import Conversion
import Foundation
import ProgramSupport

/// Rewrites UIKit and SnapKit constraints in the shorthand.
@main
struct QuickAnchorsConvert: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "quickanchors-convert", abstract: "Writes constraints of UIKit's and SnapKit's in the shorthand.",
        discussion: """
            Everything else in a file stays as it is, and so does a constraint that cannot be read: it is listed with its \
            line and the reason. The exit status is 65 if a file is not Swift.
            """)

    @Argument(help: "Files, or folders with files in Swift; - is the standard input.", completion: .file())
    var files: [String]

    @Flag(name: .shortAndLong, help: "Change the files instead of printing one.")
    var inPlace = false

    @Flag(name: .shortAndLong, help: "Print what would change, as `diff -u` does.")
    var diff = false

    @Option(help: "The number of columns that new lines may have.")
    var lineLength = 120

    func validate() throws {
        guard !inPlace || !diff else { throw ValidationError("--in-place and --diff exclude each other.") }
        guard !inPlace || !files.contains("-") else { throw ValidationError("The standard input has no place.") }
        guard lineLength > 0 else { throw ValidationError("The length of lines must be positive.") }
    }

    func run() throws {
        do throws(CommandError) {
            var paths: [String] = []
            for path in files { paths += try swiftFiles(in: path) }
            guard paths.count == 1 || inPlace || diff else {
                throw CommandError(kind: .usage, sentence: "Several files need --in-place or --diff.")
            }
            try convert(paths)
        } catch {
            // If this fails, there is nowhere left to report it.
            try? StandardStream.error.print("quickanchors-convert: \(error.sentence)")
            throw ExitCode(error.kind.rawValue)
        }
    }

    private func convert(_ paths: [String]) throws(CommandError) {
        var (total, failed) = (Total(), false)
        for path in paths {
            let source = try text(of: path)
            let name = path == "-" ? "standard input" : path
            let conversion: Conversion
            do throws(NotSwift) {
                conversion = try Conversion(of: source, lineLength: lineLength)
            } catch {
                try StandardStream.error.print("\(name):\(error.line): this is not Swift; the file stays as it is")
                failed = true
                continue
            }
            try write(conversion, path)
            for place in conversion.unread {
                try StandardStream.error.print("\(name):\(place.line): not converted: \(place.reason)")
            }
            if !conversion.isUnchanged || paths.count == 1 {
                try StandardStream.error.print("\(name): \(Total(of: conversion).sentence)")
            }
            total += Total(of: conversion)
        }
        if paths.count > 1 { try StandardStream.error.print("\(paths.count) files: \(total.sentence)") }
        if failed { throw CommandError(kind: .invalidData, sentence: "Not all files are Swift.") }
    }

    private func write(_ conversion: Conversion, _ path: String) throws(CommandError) {
        if inPlace {
            if !conversion.isUnchanged { try OutputTarget(path).write(conversion.text.utf8) }
        } else {
            try StandardStream.output.write((diff ? conversion.diff(path: path) : conversion.text).utf8)
        }
    }

    private func text(of path: String) throws(CommandError) -> String {
        let bytes = path == "-" ? try InputFile.standardInput() : try InputFile.contents(of: path)
        guard let text = String(validating: bytes, as: UTF8.self) else {
            throw CommandError(kind: .invalidData, sentence: "\(path) was not read: it is not UTF-8.")
        }
        return text
    }

    /// The file at a path or, if the path is that of a folder, the Swift files in the folder, in order; hidden files,
    /// such as those in `.build`, are left out.
    private func swiftFiles(in path: String) throws(CommandError) -> [String] {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue else {
            return [path]
        }
        let names: [String]
        do {
            names = try FileManager.default.contentsOfDirectory(atPath: path)
        } catch {
            throw CommandError(kind: .noInput, sentence: "\(path) was not read: \(error.reason).")
        }
        var files: [String] = []
        for name in names.sorted() where !name.hasPrefix(".") {
            files += try swiftFiles(in: path.hasSuffix("/") ? path + name : "\(path)/\(name)")
        }
        return files.filter { $0.hasSuffix(".swift") }
    }
}

/// The combined results for one or more files.
private struct Total {
    private var (constraints, unread, before, after) = (0, 0, 0, 0)

    init() {}

    init(of conversion: Conversion) {
        constraints = conversion.constraintCount
        unread = conversion.unread.count
        before = conversion.original.count
        after = conversion.text.count
    }

    static func += (left: inout Total, right: Total) {
        left.constraints += right.constraints
        left.unread += right.unread
        left.before += right.before
        left.after += right.after
    }

    var sentence: String {
        "\(constraints) constraints converted, \(unread) not; \(before - after) characters saved, \(before) to \(after)"
    }
}
