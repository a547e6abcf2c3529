import Foundation
import QuickAnchors

/// Functions that the tests run as compiled, and also read as scripts. Together, they use each function and property
/// that scripts have, with and without its optional arguments.
enum Vocabulary: String, CaseIterable {
    case views, adding, labels, stacks, flows, grids, tracks, anchors, conditions, constraints, handles, chains
    case properties, geometry, colors, fonts, choices, runs, lists, states

    /// Makes the layout by the compiled function.
    var build: (View) -> Void {
        switch self {
        case .views: Vocabulary.views
        case .adding: Vocabulary.adding
        case .labels: Vocabulary.labels
        case .stacks: Vocabulary.stacks
        case .flows: Vocabulary.flows
        case .grids: Vocabulary.grids
        case .tracks: Vocabulary.tracks
        case .anchors: Vocabulary.anchors
        case .conditions: Vocabulary.conditions
        case .constraints: Vocabulary.constraints
        case .handles: Vocabulary.handles
        case .chains: Vocabulary.chains
        case .properties: Vocabulary.properties
        case .geometry: Vocabulary.geometry
        case .colors: Vocabulary.colors
        case .fonts: Vocabulary.fonts
        case .choices: Vocabulary.choices
        case .runs: Vocabulary.runs
        case .lists: Vocabulary.lists
        case .states: Vocabulary.states
        }
    }

    /// The body of the function in this folder's files.
    var source: String {
        get throws {
            let folder = URL(filePath: #filePath).deletingLastPathComponent()
            for file in ["Vocabulary+Views", "Vocabulary+Constraints", "Vocabulary+Values"] {
                let text = try String(contentsOf: folder.appending(path: "\(file).swift"), encoding: .utf8)
                let lines = text.components(separatedBy: "\n")
                guard let start = lines.firstIndex(of: "    static func \(rawValue)(_ screen: View) {") else {
                    continue
                }
                return lines[(start + 1)...].prefix { $0 != "    }" }.map { String($0.dropFirst(8)) }
                    .joined(separator: "\n")
            }
            throw CocoaError(.fileReadNoSuchFile)
        }
    }
}
