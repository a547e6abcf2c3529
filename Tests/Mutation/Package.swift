// swift-tools-version: 6.2
import PackageDescription

// Separate from the package whose tests it tests, which depends on no other package.
let package = Package(
    name: "Mutation",
    platforms: [.macOS(.v13)],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1"),
    ],
    targets: [
        .target(
            name: "Mutants",
            dependencies: [
                .product(name: "SwiftIfConfig", package: "swift-syntax"),
                .product(name: "SwiftOperators", package: "swift-syntax"),
                .product(name: "SwiftParser", package: "swift-syntax"),
                .product(name: "SwiftSyntax", package: "swift-syntax"),
            ]),
        .executableTarget(
            name: "mutation",
            dependencies: ["Mutants", .product(name: "ArgumentParser", package: "swift-argument-parser")]),
        .testTarget(name: "MutantsTests", dependencies: ["Mutants"], path: "Tests/MutantsTests"),
    ]
)
