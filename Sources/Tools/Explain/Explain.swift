import Foundation
import PackagePlugin

/// `swift package explain [FILE] [--json]` runs `quickanchors explain` for packages that depend on this one.
///
/// A plugin's standard input belongs to the package manager, so the reports come from a file or, on a Mac without one,
/// from the clipboard.
@main
struct Explain: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        // The command's product is not named like its target, so that a plugin cannot depend on it.
        let built = try packageManager.build(.product("quickanchors"), parameters: .init(configuration: .inherit))
        guard built.succeeded, let file = built.builtArtifacts.first(where: { $0.kind == .executable }) else {
            Diagnostics.error("The command quickanchors could not be built:\n\(built.logText)")
            return
        }
        let command = Process()
        command.executableURL = file.url
        command.arguments = ["explain"] + arguments
        command.currentDirectoryURL = context.package.directoryURL
        #if os(macOS)
            if arguments.allSatisfy({ $0.hasPrefix("-") && $0 != "-" }) { command.standardInput = try clipboard() }
        #endif
        try command.run()
        command.waitUntilExit()
        // The command has already said what is wrong.
        if command.terminationStatus != 0 { exit(command.terminationStatus) }
    }

    #if os(macOS)
        private func clipboard() throws -> Pipe {
            let reader = Process()
            reader.executableURL = URL(fileURLWithPath: "/usr/bin/pbpaste")
            let text = Pipe()
            reader.standardOutput = text
            try reader.run()
            return text
        }
    #endif
}
