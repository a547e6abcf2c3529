import Benchmark
import QuickAnchors
public import Scenes

/// Registers the expansion, the solve and the whole layout for every size and both notations.
public func registerLayouts<S: Scene>(of type: S.Type, _ extent: Extent) {
    for size in extent.sizes {
        for syntax in Syntax.allCases {
            for part in LayoutPart.allCases {
                register(
                    part, of: type, size, syntax, extent.configuration(counting: [Count.allocations, Count.searches]))
            }
        }
    }
}

/// The parts of a layout that are measured.
private enum LayoutPart: String, CaseIterable {
    /// Adding the existing views to their parents, and creating and activating the constraints.
    case expansion
    /// The first pass.
    case solve
    /// Creating the views and constraints, the pass, and reading the frames.
    case whole
}

private func register<S: Scene>(
    _ part: LayoutPart, of type: S.Type, _ size: Int, _ syntax: Syntax, _ configuration: Benchmark.Configuration
) {
    Benchmark("\(S.name)-\(size)-\(part.rawValue)-\(syntax.rawValue)", configuration: configuration) { benchmark in
        var scene = S(size)
        var constraints = 0
        if part == .solve { constraints = scene.express(syntax) }
        benchmark.startMeasurement()
        let allocations = Count.allocations {
            switch part {
            case .expansion: constraints = scene.express(syntax)
            case .solve: scene.root.layoutIfNeeded()
            case .whole:
                scene = S(size)
                constraints = scene.express(syntax)
                scene.root.layoutIfNeeded()
                blackHole(scene.readFrames())
            }
        }
        benchmark.stopMeasurement()
        benchmark.measurement(Count.allocations, allocations * 1000 / constraints)
        benchmark.measurement(Count.searches, scene.root.layoutStatistics.searches)
    }
}
