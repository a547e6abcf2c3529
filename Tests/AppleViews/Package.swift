// swift-tools-version: 6.2
import PackageDescription

/// The shorthand for Apple's views, run on Linux: modules named `UIKit` and `AppKit`, with Apple's signatures but
/// backed by AutoLayout, stand in for Apple's. The environment variable `VIEWS` selects one of the two, UIKit by
/// default; if both were present, `canImport` would be true for both.
///
/// The libraries are compiled as targets of this package, since a target of the libraries' package could not depend on
/// a target of this package.
let views = Context.environment["VIEWS"] ?? "UIKit"

let promises: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .strictMemorySafety(),
    .treatAllWarnings(as: .error),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
    name: "AppleViews",
    targets: [
        .target(name: "ConstraintSolver", path: "Library/Solver/ConstraintSolver", swiftSettings: promises),
        .target(name: "LayoutWords", path: "Library/Layout/LayoutWords", swiftSettings: promises),
        .target(
            name: "AutoLayout", dependencies: ["ConstraintSolver", "LayoutWords"], path: "Library/Layout/AutoLayout",
            exclude: ["Text/Characters/make_tables.py", "Text/Characters/UNICODE-LICENSE.txt"], swiftSettings: promises),
        .target(
            name: "LayoutControls", dependencies: ["AutoLayout"], path: "Library/Layout/LayoutControls",
            swiftSettings: promises),
        .target(
            name: "QuickAnchorKinds", dependencies: ["LayoutWords"], path: "Library/Shorthand/QuickAnchorKinds",
            swiftSettings: promises),
        .target(
            name: "QuickAnchorsUIKit", dependencies: ["AutoLayout", "QuickAnchorKinds", .target(name: views)],
            path: "Library/Shorthand/QuickAnchorsUIKit", exclude: ["PrivacyInfo.xcprivacy"], swiftSettings: promises),
        .target(
            name: "QuickAnchors", dependencies: ["AutoLayout", "QuickAnchorKinds"], path: "Library/Shorthand/QuickAnchors",
            swiftSettings: promises),
        .target(
            name: "GalleryExamples", dependencies: ["QuickAnchors"], path: "Library/Tools/GalleryExamples",
            swiftSettings: promises),
        .target(
            name: "LayoutPreview", dependencies: ["AutoLayout"], path: "Library/Pictures/LayoutPreview", swiftSettings: promises),
        .target(
            name: "LayoutTesting", dependencies: ["AutoLayout", "LayoutControls"], path: "Library/Checks/LayoutTesting",
            swiftSettings: promises),
        .target(
            name: "AppleLayout", dependencies: ["AutoLayout", "LayoutControls"], path: "Library/Apple/AppleLayout",
            swiftSettings: promises),
        .target(
            name: views, dependencies: ["AppleLayout", "AutoLayout", "LayoutControls"], path: "Library/Apple/\(views)",
            swiftSettings: promises),
        // Code of apps that are not in Swift 6 mode yet.
        .target(
            name: "Swift5", dependencies: ["QuickAnchorsUIKit", .target(name: views)], path: "Swift5",
            swiftSettings: [.swiftLanguageMode(.v5), .treatAllWarnings(as: .error)]),
        .testTarget(
            name: "AppleViewsTests",
            dependencies: [
                "Swift5", "GalleryExamples", "LayoutPreview", "LayoutTesting", "QuickAnchorsUIKit",
                .target(name: views),
            ], path: "Tests",
            exclude: views == "UIKit" ? [] : ["ReadMeTests.swift", "Sample", "ScreenTests.swift"],
            // Swift Testing has overlays for Apple's UIKit and AppKit, and the compiler would look for them here. An
            // expression for which the type checker opens more than 10,000 scopes, which takes about a tenth of a
            // second, does not build: a limit in milliseconds would depend on the machine's load.
            swiftSettings: promises + [
                .unsafeFlags([
                    "-Xfrontend", "-disable-cross-import-overlays",
                    "-Xfrontend", "-solver-scope-threshold=10000",
                ])
            ]),
    ]
)
