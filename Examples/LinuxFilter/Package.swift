// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "LinuxFilter",
    platforms: [.macOS(.v13)],
    products: [.executable(name: "quickanchors-linux", targets: ["quickanchors-linux"])],
    dependencies: [
        .package(name: "QuickAnchors", path: "../.."),
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1"),
    ],
    targets: [
        // Code for writing files and exiting, shared by this repository's programs. `Library` is a link to the sources.
        .target(name: "ProgramSupport", path: "Library/Tools/CommandSupport"),
        .target(
            name: "Filtering",
            dependencies: [
                .product(name: "SwiftParser", package: "swift-syntax"),
                .product(name: "SwiftSyntax", package: "swift-syntax"),
            ]),
        .executableTarget(
            name: "quickanchors-linux",
            dependencies: [
                "Filtering", "ProgramSupport", .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]),
        .testTarget(name: "FilteringTests", dependencies: ["Filtering"]),
    ]
)

// An app's folder before the filter, which is text to the tests, and after it, which is compiled and run.
#if !os(macOS)
    let uiKit = Target.Dependency.product(name: "UIKitForTests", package: "QuickAnchors")
    package.targets += [
        .target(
            name: "FilteredApp", dependencies: [uiKit], path: "FilteredApp",
            swiftSettings: [.swiftLanguageMode(.v5)]),
        .testTarget(name: "RunningTests", dependencies: ["FilteredApp", uiKit]),
    ]
#endif
