import SwiftParser
import SwiftSyntax

/// Rewrites the sources of a target so that they compile and work without the Objective-C runtime.
public struct LinuxFilter {
    /// The files as they are to be compiled.
    public let files: [SourceText]
    /// The number of members that were moved from extensions into the bodies of their classes.
    public let movedMembers: Int
    /// - Parameters:
    ///   - files: All files of the target.
    ///   - systemVersion: The version of iOS that the stand-in has. Code behind `#available` of a later one is left out.
    public init(_ files: [SourceText], systemVersion: Int = 18) {
        let trees = files.map { Parser.parse(source: $0.text) }
        let moved = MovedMembers(in: files, trees, Target(trees))
        movedMembers = moved.count
        let gathered = moved.applied(to: files)
        let gatheredTrees = gathered.map { Parser.parse(source: $0.text) }
        let target = Target(gatheredTrees)
        self.files = gathered.indices.map { index in
            let rewriter = RuntimeRewriter(target: target, systemVersion: systemVersion)
            rewriter.walk(gatheredTrees[index])
            var text = rewriter.edits.applied(to: gathered[index].text)
            if rewriter.importsSwiftUI {
                text =
                    "#if canImport(SwiftUI)\n#sourceLocation(file: \(files[index].path.quoted), line: 1)\n\(text)\n#endif\n"
            }
            return SourceText(path: files[index].path, text: text)
        }
    }
}
