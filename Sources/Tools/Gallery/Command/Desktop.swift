import CommandSupport
import Foundation

/// The desktop on which the command runs.
enum Desktop {
    /// The command that opens a file in the default program for its type.
    private static let opener: [String] = {
        #if os(Windows)
            ["cmd", "/c", "start", ""]
        #elseif canImport(Darwin)
            ["open"]
        #else
            ["xdg-open"]
        #endif
    }()

    /// The command that opens a file, as a user would type it.
    static func command(opening path: String) -> String {
        let isPlain = path.allSatisfy { $0.isLetter || $0.isNumber || "/._-".contains($0) }
        return ((opener.filter { $0 != "" }) + [isPlain ? path : "'\(path)'"]).joined(separator: " ")
    }

    /// Opens a file.
    static func open(_ path: String) throws(CommandError) {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = opener + [path]
        do {
            try process.run()
        } catch {
            throw CommandError(kind: .unavailable, sentence: "\(path) was not opened: \(error.reason).")
        }
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            throw CommandError(
                kind: .unavailable,
                sentence: "\(path) was not opened: \(opener[0]) cannot do that here. Open it in a browser.")
        }
    }
}
