// swift-tools-version: 6.2
import PackageDescription

/// Six screens of an app in plain UIKit code, as people write it, with not one line for Linux, and their checks.
let package = Package(
    name: "UIKitScreens",
    dependencies: [.package(name: "QuickAnchors", path: "../..")],
    targets: [
        .target(
            name: "Screens", dependencies: [.product(name: "UIKitForTests", package: "QuickAnchors")],
            swiftSettings: [.swiftLanguageMode(.v6)]),
        .testTarget(
            name: "ScreensTests",
            dependencies: [
                "Screens", .product(name: "UIKitForTests", package: "QuickAnchors"),
                .product(name: "LayoutPreview", package: "QuickAnchors"),
            ], path: "Tests", swiftSettings: [.swiftLanguageMode(.v6)]),
    ]
)
