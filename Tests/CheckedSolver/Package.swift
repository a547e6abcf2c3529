// swift-tools-version: 6.2
import PackageDescription

/// The solver and its tests alone, optimized but with the checks of indices and invariants that the library's trait
/// `Checked` turns on; the package itself would build all of its targets for that.
let promises: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .strictMemorySafety(),
    .treatAllWarnings(as: .error),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .define("SOLVER_CHECKS"),
]

let package = Package(
    name: "CheckedSolver",
    targets: [
        .target(name: "ConstraintSolver", path: "ConstraintSolver", swiftSettings: promises),
        .target(name: "TestSupport", path: "TestSupport", swiftSettings: promises),
        .testTarget(
            name: "ConstraintSolverTests", dependencies: ["ConstraintSolver", "TestSupport"],
            path: "ConstraintSolverTests", exclude: ["Golden/make_golden.py"],
            resources: [.copy("Golden/Systems")], swiftSettings: promises),
    ]
)
