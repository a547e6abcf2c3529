// swift-tools-version: 6.2
import PackageDescription

let promises: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .strictMemorySafety(),
    .treatAllWarnings(as: .error),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .define("SOLVER_CHECKS"),
]

/// The solver and its tests alone, to be built with optimization but with the index and invariant checks that the
/// library's `Checked` trait turns on; turning on the trait in the library's own package would rebuild all of its
/// targets.
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
