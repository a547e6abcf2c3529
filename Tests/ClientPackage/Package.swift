// swift-tools-version: 6.2
import PackageDescription

/// A client of the package as others write it: another package, `import QuickAnchors` alone, every form of the
/// shorthand. A line that takes longer than 100 ms to type-check does not build.
let package = Package(
    name: "ClientPackage",
    dependencies: [.package(name: "QuickAnchors", path: "../..")],
    targets: [
        .executableTarget(
            name: "Client",
            dependencies: [.product(name: "QuickAnchors", package: "QuickAnchors")],
            swiftSettings: [
                .swiftLanguageMode(.v6),
                .treatAllWarnings(as: .error),
                .enableUpcomingFeature("ExistentialAny"),
                .enableUpcomingFeature("InternalImportsByDefault"),
                .enableUpcomingFeature("MemberImportVisibility"),
                .unsafeFlags(["-Xfrontend", "-warn-long-expression-type-checking=100"]),
            ])
    ]
)
