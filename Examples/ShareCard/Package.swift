// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "ShareCard",
    platforms: [.macOS(.v13)],
    products: [
        .library(name: "Cards", targets: ["Cards"]),
        .executable(name: "share-card", targets: ["share-card"]),
    ],
    dependencies: [
        .package(name: "QuickAnchors", path: "../..", traits: ["Cairo"]),
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
    ],
    targets: [
        .target(
            name: "Cards",
            dependencies: [
                .product(name: "LayoutCairo", package: "QuickAnchors"),
                .product(name: "LayoutPreview", package: "QuickAnchors"),
                .product(name: "QuickAnchors", package: "QuickAnchors"),
            ]),
        // Code for writing files and exiting, shared by this repository's programs; `Library` is a link to the sources.
        .target(name: "ProgramSupport", path: "Library/Tools/CommandSupport"),
        .executableTarget(
            name: "share-card",
            dependencies: [
                "Cards", "ProgramSupport", .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]),
        .testTarget(
            name: "CardsTests",
            dependencies: ["Cards", "share-card", .product(name: "LayoutCairo", package: "QuickAnchors")]),
    ]
)
