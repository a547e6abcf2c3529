// swift-tools-version: 6.2
import PackageDescription

/// A client of the package as others write it: another package, `import QuickAnchors` alone, but for solvers without
/// views, and every form of the shorthand. A line for which the compiler has to try more than 1,000 ways does not build:
/// that is about 20 ms, counted rather than timed, because a busy machine takes several times as long.
let package = Package(
    name: "ClientPackage",
    dependencies: [.package(name: "QuickAnchors", path: "../..")],
    targets: [
        .executableTarget(
            name: "Client",
            dependencies: [
                .product(name: "QuickAnchors", package: "QuickAnchors"),
                .product(name: "ConstraintSolver", package: "QuickAnchors"),
            ],
            swiftSettings: [
                .swiftLanguageMode(.v6),
                .treatAllWarnings(as: .error),
                .enableUpcomingFeature("ExistentialAny"),
                .enableUpcomingFeature("InternalImportsByDefault"),
                .enableUpcomingFeature("MemberImportVisibility"),
                .unsafeFlags(["-Xfrontend", "-solver-scope-threshold=1000"]),
            ])
    ]
)
