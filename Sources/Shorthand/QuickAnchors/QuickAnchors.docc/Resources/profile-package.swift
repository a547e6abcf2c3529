// swift-tools-version: 6.2
import PackageDescription

// Apple's UIKit on a Mac, the module for tests on Linux.
#if os(Linux)
    let uiKit: [Target.Dependency] = [.product(name: "UIKitForTests", package: "QuickAnchors")]
#else
    let uiKit: [Target.Dependency] = []
#endif

let package = Package(
    name: "Profile",
    platforms: [.iOS(.v13), .macOS(.v13)],
    dependencies: [.package(url: "https://github.com/OWNER/QuickAnchors", from: "0.1.0")],
    targets: [
        .target(
            name: "Profile", dependencies: [.product(name: "QuickAnchorsUIKit", package: "QuickAnchors")] + uiKit),
        .testTarget(name: "ProfileTests", dependencies: ["Profile"] + uiKit),
    ]
)
