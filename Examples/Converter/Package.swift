// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "Converter",
    platforms: [.macOS(.v13)],
    products: [.executable(name: "quickanchors-convert", targets: ["quickanchors-convert"])],
    dependencies: [
        .package(name: "QuickAnchors", path: "../.."),
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
        .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.0"),
    ],
    targets: [
        // The table of anchor kinds and their spellings, with the words that it uses: the library's own module of words is not
        // open to other packages, but has to be there to be imported. `Library` is a link to the sources.
        .target(
            name: "KindTable", dependencies: [.product(name: "QuickAnchors", package: "QuickAnchors")], path: "Library",
            sources: ["Layout/LayoutConditions", "Shorthand/QuickAnchorKinds"]),
        // Code for writing files and exiting, shared by this repository's programs.
        .target(name: "ProgramSupport", path: "Library/Tools/CommandSupport"),
        .target(
            name: "Conversion",
            dependencies: [
                "KindTable", .product(name: "SwiftParser", package: "swift-syntax"),
                .product(name: "SwiftSyntax", package: "swift-syntax"),
            ]),
        .executableTarget(
            name: "quickanchors-convert",
            dependencies: [
                "Conversion", "ProgramSupport", .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]),
        .testTarget(
            name: "ConversionTests", dependencies: ["Conversion", "KindTable", "quickanchors-convert"],
            exclude: ["SnapKit"]),
    ]
)

// The layouts whose frames before and after conversion are compared, using the module that stands in for UIKit.
#if !os(macOS)
    let uiKit = Target.Dependency.product(name: "UIKitForTests", package: "QuickAnchors")
    let shorthand = Target.Dependency.product(name: "QuickAnchorsUIKit", package: "QuickAnchors")
    let internalImports = [SwiftSetting.enableUpcomingFeature("InternalImportsByDefault")]
    let quickAnchors = Target.Dependency.product(name: "QuickAnchors", package: "QuickAnchors")

    package.targets += [
        .target(name: "Screens", dependencies: [uiKit], path: "Screens"),
        .target(name: "ConvertedScreens", dependencies: [uiKit, shorthand], path: "Tests/ConvertedScreens"),
        .target(name: "ConvertedSnapKit", dependencies: [uiKit, shorthand], path: "Tests/ConvertedSnapKit"),
        .target(
            name: "VerboseGallery", dependencies: [quickAnchors], path: "Library/Tools/GalleryExamples",
            swiftSettings: internalImports),
        .target(
            name: "ConvertedGallery", dependencies: [quickAnchors], path: "Tests/ConvertedGallery",
            swiftSettings: internalImports),
        .testTarget(
            name: "FrameTests",
            dependencies: [
                "Screens", "ConvertedScreens", "ConvertedSnapKit", "VerboseGallery", "ConvertedGallery", uiKit,
            ]),
    ]
#endif
