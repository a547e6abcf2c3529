// swift-tools-version: 6.2
import PackageDescription

/// The solver and its tests alone, optimized and nevertheless with the checks of its indices and invariants, as the trait
/// `Checked` of the library has them: the package itself would build all of its targets for that.
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
