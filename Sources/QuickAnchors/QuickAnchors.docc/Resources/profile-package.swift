// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "Profile",
    platforms: [.iOS(.v16), .macOS(.v13)],
    dependencies: [.package(url: "https://github.com/OWNER/QuickAnchors", from: "0.1.0")],
    targets: [
        .target(
            name: "Profile",
            dependencies: [
                .product(name: "QuickAnchorsUIKit", package: "QuickAnchors"),
                .product(name: "UIKitForTests", package: "QuickAnchors", condition: .when(platforms: [.linux])),
            ]),
        .testTarget(
            name: "ProfileTests",
            dependencies: [
                "Profile",
                .product(name: "UIKitForTests", package: "QuickAnchors", condition: .when(platforms: [.linux])),
            ]),
    ]
)
