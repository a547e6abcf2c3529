// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
    .strictMemorySafety(), .enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
    name: "GTKGallery",
    platforms: [.macOS(.v13)],
    products: [.executable(name: "gtk-gallery", targets: ["GTKGallery"])],
    dependencies: [
        .package(name: "QuickAnchors", path: "../..", traits: ["GTK"]),
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
    ],
    targets: [
        // The gallery's examples, which contain no widgets; `Library` is a link to their sources.
        .target(
            name: "WorkedExamples", dependencies: [.product(name: "QuickAnchors", package: "QuickAnchors")],
            path: "Library/Tools/GalleryExamples", swiftSettings: settings),
        .target(
            name: "GTKScreens",
            dependencies: [
                "WorkedExamples", .product(name: "LayoutGTK", package: "QuickAnchors"),
                .product(name: "LayoutPreview", package: "QuickAnchors"),
                .product(name: "QuickAnchors", package: "QuickAnchors"),
            ],
            swiftSettings: settings),
        .executableTarget(
            name: "GTKGallery",
            dependencies: ["GTKScreens", .product(name: "ArgumentParser", package: "swift-argument-parser")],
            swiftSettings: settings),
        // The tests of LayoutGTK, which need widgets.
        .testTarget(
            name: "GTKScreensTests",
            dependencies: ["GTKScreens", .product(name: "LayoutGTK", package: "QuickAnchors")],
            swiftSettings: settings),
    ]
)
