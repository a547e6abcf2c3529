// swift-tools-version: 6.2
import PackageDescription

let promises: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .treatAllWarnings(as: .error),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

/// Returns the target of a program that imports one library and nothing else, not even the C library; only
/// LayoutPreview's program also imports Foundation. The product has the name of the library, or contains others, too.
func alone(_ library: String, in product: String? = nil) -> Target {
    .executableTarget(
        name: "\(library)Alone", dependencies: [.product(name: product ?? library, package: "QuickAnchors")],
        path: "Sources/Alone/\(library)", swiftSettings: promises)
}

/// Clients of the package as others would write them: in a separate package that uses only the public API.
///
/// `Client` uses every form of the shorthand. An expression for which the type checker opens more than 5,000 scopes
/// does not build. That many scopes take about 50 ms; they are counted, since a limit in milliseconds would depend on
/// the machine's load.
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
            swiftSettings: promises + [.unsafeFlags(["-Xfrontend", "-solver-scope-threshold=5000"])]),
        alone("ConstraintSolver"),
        alone("AutoLayout", in: "QuickAnchors"),
        alone("QuickAnchors"),
        alone("QuickAnchorsCore"),
        alone("QuickAnchorsUIKit"),
        alone("LayoutMirroring"),
        alone("LayoutPreview"),
        alone("LayoutDocuments", in: "LayoutPreview"),
        alone("LayoutTesting"),
        alone("LayoutReports", in: "LayoutExtras"),
        alone("LayoutScript", in: "LayoutExtras"),
        alone("LayoutCairo"),
        alone("LayoutGTK"),
        alone("LayoutControls", in: "LayoutExtras"),
        alone("LayoutExpectations", in: "LayoutTesting"),
    ]
)

// The products that exist only where Apple's own frameworks do not.
#if !os(macOS)
    package.targets += [alone("UIKitForTests"), alone("AppKitForTests")]
#endif
