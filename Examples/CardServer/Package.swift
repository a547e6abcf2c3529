// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "CardServer",
    platforms: [.macOS(.v14)],
    products: [.executable(name: "card-server", targets: ["CardServer"])],
    dependencies: [
        .package(path: "../ShareCard"),
        .package(name: "QuickAnchors", path: "../..", traits: ["Cairo"]),
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
        .package(url: "https://github.com/apple/swift-log", from: "1.6.0"),
        .package(url: "https://github.com/apple/swift-metrics", from: "2.5.0"),
        .package(url: "https://github.com/apple/swift-nio", from: "2.80.0"),
        .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.21.0"),
    ],
    targets: [
        .executableTarget(
            name: "CardServer",
            dependencies: [
                .product(name: "Cards", package: "ShareCard"),
                .product(name: "LayoutCairo", package: "QuickAnchors"),
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
                .product(name: "Hummingbird", package: "hummingbird"),
                .product(name: "HummingbirdCore", package: "hummingbird"),
                .product(name: "Logging", package: "swift-log"),
                .product(name: "Metrics", package: "swift-metrics"),
                .product(name: "NIOConcurrencyHelpers", package: "swift-nio"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOPosix", package: "swift-nio"),
            ]),
        .testTarget(
            name: "CardServerTests",
            dependencies: ["CardServer", .product(name: "HummingbirdTesting", package: "hummingbird")]),
    ]
)
