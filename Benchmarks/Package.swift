// swift-tools-version: 6.2
import PackageDescription

/// What every target promises, as in the package that is measured.
let promises: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .strictMemorySafety(),
    .treatAllWarnings(as: .error),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
    name: "QuickAnchorsBenchmarks",
    dependencies: [
        .package(name: "QuickAnchors", path: "..")
    ],
    targets: [
        .target(name: "CHeap"),
        .target(name: "Streams", swiftSettings: promises),
        .executableTarget(
            name: "PeersDriver",
            dependencies: ["CHeap", "Streams", .product(name: "ConstraintSolver", package: "QuickAnchors")],
            swiftSettings: promises),
    ]
)
