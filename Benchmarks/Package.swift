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
        .target(
            name: "Scenes", dependencies: [.product(name: "QuickAnchors", package: "QuickAnchors")],
            swiftSettings: promises),
        .executableTarget(
            name: "PeersDriver",
            dependencies: ["CHeap", "Scenes", "Streams", .product(name: "ConstraintSolver", package: "QuickAnchors")],
            swiftSettings: promises),
    ]
)
