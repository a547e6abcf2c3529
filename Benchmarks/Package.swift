// swift-tools-version: 6.2
import PackageDescription

/// The settings of every Swift target: the language features of the package that is measured, and warnings as errors.
let promises: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .strictMemorySafety(),
    .treatAllWarnings(as: .error),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

/// An executable that `swift package benchmark` finds and runs.
func suite(_ name: String) -> Target {
    .executableTarget(
        name: name, dependencies: ["Suite", .product(name: "Benchmark", package: "benchmark")],
        path: "Benchmarks/\(name)", swiftSettings: promises,
        plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")])
}

let package = Package(
    name: "QuickAnchorsBenchmarks",
    dependencies: [
        .package(name: "QuickAnchors", path: ".."),
        .package(url: "https://github.com/ordo-one/benchmark", from: "1.38.0", traits: []),
    ],
    targets: [
        .target(name: "CHeap"),
        .target(name: "CMallocCount"),
        .target(
            name: "Streams", dependencies: [.product(name: "ConstraintSolver", package: "QuickAnchors")],
            swiftSettings: promises),
        .target(
            name: "Scenes", dependencies: [.product(name: "QuickAnchors", package: "QuickAnchors")],
            swiftSettings: promises),
        .executableTarget(
            name: "PeersDriver",
            dependencies: ["CHeap", "Scenes", "Streams", .product(name: "ConstraintSolver", package: "QuickAnchors")],
            swiftSettings: promises),
        .executableTarget(
            name: "FeltDriver", dependencies: [.product(name: "QuickAnchors", package: "QuickAnchors")],
            swiftSettings: promises),
        .executableTarget(
            name: "CountsDriver",
            dependencies: ["CMallocCount", "Scenes", .product(name: "QuickAnchors", package: "QuickAnchors")],
            swiftSettings: promises),
        .target(
            name: "Suite",
            dependencies: [
                "CMallocCount", "Scenes", "Streams", .product(name: "Benchmark", package: "benchmark"),
                .product(name: "QuickAnchors", package: "QuickAnchors"),
                .product(name: "ConstraintSolver", package: "QuickAnchors"),
            ],
            swiftSettings: promises),
        suite("Layouts"),
        suite("Constraints"),
        suite("Counts"),
    ]
)
