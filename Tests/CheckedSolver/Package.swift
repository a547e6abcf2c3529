// swift-tools-version: 6.2
import PackageDescription

/// The solver and its tests alone, optimized but with the index and invariant checks that the library's `Checked` trait
/// turns on; turning it on in the package itself would rebuild all of its targets.
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
