// swift-tools-version: 6.2
import PackageDescription

/// Warnings are errors if `WARNINGS_AS_ERRORS` is 1, as in CI; a newer compiler's warnings must not break clients'
/// builds.
let strictness: [SwiftSetting] =
    Context.environment["WARNINGS_AS_ERRORS"] == "1" ? [.treatAllWarnings(as: .error)] : []

/// The settings of every target: Swift 6 mode, with every unsafe construct marked.
let promises: [SwiftSetting] =
    [
        .swiftLanguageMode(.v6),
        .strictMemorySafety(),
    ] + strictness + [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .define("SOLVER_CHECKS", .when(configuration: .debug)),
        .define("SOLVER_CHECKS", .when(traits: ["Checked"])),
    ]

/// The privacy manifest: the shorthand collects no data and calls no required-reason API. It is included only if the
/// package is built on a Mac: on other systems, a resource would bring Foundation into the library.
let privacyManifest = "PrivacyInfo.xcprivacy"
#if os(macOS)
    let hasResources = true
#else
    let hasResources = false
#endif

/// The rooms of `Sources`, from the solver up, with the modules in each.
let rooms = [
    "Solver": ["ConstraintSolver"],
    "Layout": [
        "AutoLayout", "LayoutConditions", "LayoutContainers", "LayoutControls", "LayoutCore", "LayoutMessages",
        "LayoutWords",
    ],
    "Shorthand": ["QuickAnchorKinds", "QuickAnchors", "QuickAnchorsCore", "QuickAnchorsUIKit", "LayoutMirroring"],
    "Reports": ["LayoutReports", "ConflictScenes"],
    "Checks": ["LayoutTesting", "LayoutExpectations"],
    "Pictures": ["LayoutPreview"],
    "Paper": ["LayoutDocuments", "LayoutCairo"],
    "Apple": ["AppleLayout", "UIKit", "AppKit", "UIKitTesting"],
    "Web": ["LayoutScript", "Playground"],
    "Tools": ["Gallery", "GalleryExamples", "CommandSupport", "Explain", "LayoutGTK"],
]

let package = Package(
    name: "QuickAnchors",
    platforms: [.macOS(.v13), .iOS(.v13), .tvOS(.v13), .watchOS(.v6), .visionOS(.v1)],
    products: [
        .library(name: "QuickAnchors", targets: ["QuickAnchors", "AutoLayout"]),
        .library(name: "QuickAnchorsCore", targets: ["QuickAnchorsCore"]),
        .library(name: "QuickAnchorsUIKit", targets: ["QuickAnchorsUIKit"]),
        .library(name: "LayoutMirroring", targets: ["LayoutMirroring"]),
        .library(name: "ConstraintSolver", targets: ["ConstraintSolver"]),
        .library(name: "LayoutPreview", targets: ["LayoutPreview", "LayoutDocuments"]),
        .library(name: "LayoutTesting", targets: ["LayoutTesting", "LayoutExpectations"]),
        // What few programs take, and hardly any alone.
        .library(name: "LayoutExtras", targets: ["LayoutControls", "LayoutReports", "LayoutScript"]),
        // Empty unless the trait of the same name is enabled.
        .library(name: "LayoutCairo", targets: ["LayoutCairo"]),
        .library(name: "LayoutGTK", targets: ["LayoutGTK"]),
        .executable(name: "quickanchors", targets: ["Gallery"]),
        .plugin(name: "explain", targets: ["Explain"]),
    ],
    traits: [
        .trait(
            name: "Checked",
            description: "The solver checks its indices and invariants in release builds as well."),
        .trait(
            name: "Cairo", description: "Text measured by Pango; PNG and PDF. Needs pangocairo, gdk-pixbuf and libpng."),
        .trait(name: "GTK", description: "Widgets of GTK 4 placed by Auto Layout. Needs gtk4."),
    ],
    targets: [
        .target(name: "ConstraintSolver", swiftSettings: promises),
        // What the shorthand for Apple's views shares with AutoLayout: conditions, and numbers in messages.
        .target(name: "LayoutConditions", swiftSettings: promises),
        // What messages are made of, such as remedies as values; separate from the phrases and the search for remedies, which
        // programs without diagnostics do not contain.
        .target(name: "LayoutMessages", dependencies: ["LayoutConditions"], swiftSettings: promises),
        // The wording of AutoLayout's diagnostics and LayoutReports' explanations, and the search for remedies.
        .target(
            name: "LayoutWords", dependencies: ["LayoutConditions", "LayoutMessages"], swiftSettings: promises),
        // Views and what places them, separate from AutoLayout so that programs can do without the words for problems.
        .target(
            name: "LayoutCore", dependencies: ["ConstraintSolver", "LayoutConditions", "LayoutMessages"],
            exclude: ["LayoutText/Text/Characters/make_tables.py", "LayoutText/Text/Characters/UNICODE-LICENSE.txt"],
            swiftSettings: promises),
        // Stacks, grids and flows, separate from LayoutCore so that programs without them do not grow.
        .target(name: "LayoutContainers", dependencies: ["LayoutCore"], swiftSettings: promises),
        .target(
            name: "AutoLayout",
            dependencies: ["ConstraintSolver", "LayoutContainers", "LayoutCore", "LayoutWords"],
            swiftSettings: promises),
        // Buttons, fields and other controls, separate from AutoLayout so that programs without them do not grow.
        .target(name: "LayoutControls", dependencies: ["AutoLayout"], swiftSettings: promises),
        .target(name: "QuickAnchorKinds", dependencies: ["LayoutConditions"], swiftSettings: promises),
        .target(
            name: "QuickAnchorsCore", dependencies: ["LayoutCore", "QuickAnchorKinds"], swiftSettings: promises),
        .target(name: "QuickAnchors", dependencies: ["AutoLayout", "QuickAnchorsCore"], swiftSettings: promises),
        .target(
            name: "QuickAnchorsUIKit", dependencies: ["LayoutConditions", "QuickAnchorKinds"],
            exclude: hasResources ? [] : [privacyManifest], resources: hasResources ? [.copy(privacyManifest)] : [],
            swiftSettings: promises),
        // Real views, read into views of AutoLayout; separate from the shorthand, which needs no layout of its own.
        .target(
            name: "LayoutMirroring", dependencies: ["AutoLayout", "QuickAnchorKinds", "QuickAnchorsUIKit"],
            swiftSettings: promises),
        .target(name: "LayoutPreview", dependencies: ["AutoLayout"], swiftSettings: promises),
        // Pages, separate from LayoutPreview so that programs that only draw screens do not grow.
        .target(
            name: "LayoutDocuments", dependencies: ["AutoLayout", "LayoutPreview", "LayoutWords"],
            swiftSettings: promises),
        .target(name: "LayoutTesting", dependencies: ["AutoLayout", "LayoutControls"], swiftSettings: promises),
        // Separate from LayoutTesting, which works with any test framework or none.
        .target(
            name: "LayoutExpectations", dependencies: ["AutoLayout", "LayoutPreview", "LayoutTesting"],
            swiftSettings: promises),
        .target(name: "LayoutReports", dependencies: ["ConstraintSolver", "LayoutWords"], swiftSettings: promises),
        // The views of a conflict, drawn by the command and by the page in the browser.
        .target(
            name: "ConflictScenes", dependencies: ["AutoLayout", "LayoutReports", "LayoutWords"],
            swiftSettings: promises),
        .target(name: "LayoutScript", dependencies: ["QuickAnchors"], swiftSettings: promises),
        // Found through pkg-config, and needed only if the trait Cairo is enabled.
        .systemLibrary(
            name: "CPangoCairo", path: "Sources/Paper/SystemLibraries/CPangoCairo", pkgConfig: "pangocairo",
            providers: [.apt(["libpango1.0-dev"])]),
        .systemLibrary(
            name: "CGdkPixbuf", path: "Sources/Paper/SystemLibraries/CGdkPixbuf", pkgConfig: "gdk-pixbuf-2.0",
            providers: [.apt(["libgdk-pixbuf-2.0-dev"])]),
        .systemLibrary(
            name: "CPNG", path: "Sources/Paper/SystemLibraries/CPNG", pkgConfig: "libpng",
            providers: [.apt(["libpng-dev"])]),
        .target(
            name: "LayoutCairo",
            dependencies: [
                "AutoLayout", "LayoutDocuments", "LayoutPreview",
                .target(name: "CPangoCairo", condition: .when(traits: ["Cairo"])),
                .target(name: "CGdkPixbuf", condition: .when(traits: ["Cairo"])),
                .target(name: "CPNG", condition: .when(traits: ["Cairo"])),
            ], swiftSettings: promises),
        .systemLibrary(
            name: "CGTK4", path: "Sources/Tools/SystemLibraries/CGTK4", pkgConfig: "gtk4",
            providers: [.apt(["libgtk-4-dev"])]),
        .target(
            name: "LayoutGTK",
            dependencies: [
                "AutoLayout", "QuickAnchors", .target(name: "CGTK4", condition: .when(traits: ["GTK"])),
            ], swiftSettings: promises),
        // Not named after its product: on case-insensitive file systems, its files would collide with those of
        // QuickAnchors.
        .executableTarget(
            name: "Gallery",
            dependencies: [
                "CommandSupport", "ConflictScenes", "GalleryExamples", "QuickAnchors", "LayoutPreview", "LayoutReports",
            ], swiftSettings: promises),
        // For packages that depend on this one: `swift package explain FILE`.
        .plugin(
            name: "Explain",
            capability: .command(
                intent: .custom(
                    verb: "explain", description: "Explain reports of constraints that cannot be satisfied"))),
        // Code for writing files and exiting, shared by the executables.
        .target(name: "CommandSupport", swiftSettings: promises),
        // The worked examples: the gallery draws them, and the playground runs them in a browser.
        .target(name: "GalleryExamples", dependencies: ["QuickAnchors"], swiftSettings: promises),
        .target(
            name: "Playground", dependencies: ["ConflictScenes", "LayoutReports", "LayoutScript", "QuickAnchors"],
            exclude: ["Page", "build"],
            swiftSettings: promises),
        .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: promises),
        // Code that runs both natively and as a WebAssembly module, so that the numbers can be compared.
        .target(
            name: "TestedInBrowser", dependencies: ["GalleryExamples", "QuickAnchors"], path: "Tests/TestedInBrowser",
            swiftSettings: promises),
        .testTarget(
            name: "ConstraintSolverTests", dependencies: ["ConstraintSolver", "TestSupport"],
            exclude: ["Golden/make_golden.py"], resources: [.copy("Golden/Systems")], swiftSettings: promises),
        .testTarget(
            name: "AutoLayoutTests", dependencies: ["AutoLayout", "TestSupport"],
            resources: [.copy("Diagnostics/MeasuredConflicts.json")], swiftSettings: promises),
        .testTarget(
            name: "QuickAnchorsTests", dependencies: ["QuickAnchors", "TestSupport"],
            resources: [.copy("Diagnostics/BrokenLayouts.txt")], swiftSettings: promises),
        .testTarget(
            name: "LayoutPreviewTests", dependencies: ["GalleryExamples", "LayoutPreview", "TestSupport"],
            exclude: ["Recordings"], swiftSettings: promises),
        .testTarget(
            name: "LayoutDocumentsTests", dependencies: ["LayoutDocuments", "TestSupport"], exclude: ["Recordings"],
            swiftSettings: promises),
        .testTarget(
            name: "LayoutCairoTests", dependencies: ["LayoutCairo", "LayoutDocuments", "QuickAnchors", "TestSupport"],
            swiftSettings: promises),
        .testTarget(name: "LayoutControlsTests", dependencies: ["LayoutControls"], swiftSettings: promises),
        .testTarget(
            name: "LayoutTestingTests", dependencies: ["LayoutControls", "LayoutTesting", "TestSupport"],
            swiftSettings: promises),
        .testTarget(
            name: "LayoutExpectationsTests", dependencies: ["LayoutExpectations"], exclude: ["Recordings"],
            swiftSettings: promises),
        .testTarget(
            name: "LayoutReportsTests", dependencies: ["LayoutReports", "LayoutWords", "TestSupport"],
            exclude: ["Recordings"], swiftSettings: promises),
        .testTarget(
            name: "GalleryTests",
            dependencies: [
                "CommandSupport", "ConflictScenes", "Gallery", "GalleryExamples", "LayoutReports", "LayoutTesting",
                "TestSupport",
            ],
            exclude: ["Recordings"], swiftSettings: promises),
        .testTarget(name: "CommandSupportTests", dependencies: ["CommandSupport"], swiftSettings: promises),
        .testTarget(name: "BrowserTests", dependencies: ["TestedInBrowser"], swiftSettings: promises),
        .testTarget(
            name: "PlaygroundTests", dependencies: ["LayoutScript", "Playground", "TestSupport"],
            exclude: ["Recordings"], swiftSettings: promises),
        .testTarget(
            name: "LayoutScriptTests", dependencies: ["GalleryExamples", "LayoutScript", "TestSupport"],
            exclude: ["Recordings"], swiftSettings: promises),
    ]
)

// On systems with Apple's own UIKit and AppKit, these products do not exist.
#if !os(macOS)
    package.products += [
        .library(name: "UIKitForTests", targets: ["UIKit", "UIKitTesting", "_Testing_UIKit"]),
        .library(name: "AppKitForTests", targets: ["AppKit", "_Testing_AppKit"]),
    ]
    package.targets += [
        // Code shared by UIKit's and AppKit's views, each of which wraps a view of AutoLayout.
        .target(name: "AppleLayout", dependencies: ["AutoLayout", "LayoutControls"], swiftSettings: promises),
        .target(name: "UIKit", dependencies: ["AppleLayout", "AutoLayout", "LayoutControls"], swiftSettings: promises),
        .target(name: "AppKit", dependencies: ["AppleLayout", "AutoLayout"], swiftSettings: promises),
        .target(
            name: "UIKitTesting",
            dependencies: [
                "AppleLayout", "AutoLayout", "LayoutExpectations", "LayoutMirroring", "LayoutPreview", "LayoutTesting",
                "QuickAnchorsUIKit", "UIKit",
            ],
            swiftSettings: promises),
        // Swift Testing has overlays for Apple's frameworks. Where a file imports Testing together with UIKit or
        // AppKit, the compiler looks for the overlay.
        .target(
            name: "_Testing_UIKit", dependencies: ["UIKit"], path: "Sources/Apple/TestingOverlays/UIKit",
            swiftSettings: promises),
        .target(
            name: "_Testing_AppKit", dependencies: ["AppKit"], path: "Sources/Apple/TestingOverlays/AppKit",
            swiftSettings: promises),
        .testTarget(
            name: "UIKitTestingTests", dependencies: ["TestSupport", "UIKitTesting", "_Testing_UIKit"],
            exclude: ["Recordings"], resources: [.copy("Measured/scenes.json")], swiftSettings: promises),
    ]

    // On this platform, the shorthand for Apple's views builds on modules of this package: on UIKit, or on AppKit for
    // the tests in .ci/apple-views.
    let views = Context.environment["VIEWS"] ?? "UIKit"
    if views != "UIKit" {
        package.products.removeAll { $0.name == "UIKitForTests" }
        package.targets.removeAll { $0.name.contains("UIKit") && $0.name != "QuickAnchorsUIKit" }
    }
    for target in package.targets where ["QuickAnchorsUIKit", "LayoutMirroring"].contains(target.name) {
        target.dependencies.append(.target(name: views))
    }
    package.targets += [
        // Code of apps that are not in Swift 6 mode yet.
        .target(
            name: "Swift5", dependencies: ["QuickAnchorsUIKit"], path: "Tests/Swift5",
            swiftSettings: [.swiftLanguageMode(.v5)] + strictness),
        // An expression for which the type checker opens more than 10,000 scopes, which takes about a tenth of a
        // second, does not build: a limit in milliseconds would depend on the machine's load.
        .testTarget(
            name: "AppleViewsTests",
            dependencies: [
                "GalleryExamples", "LayoutMirroring", "LayoutPreview", "LayoutTesting", "QuickAnchorsUIKit", "Swift5",
                "TestSupport",
                .target(name: "_Testing_\(views)"),
            ],
            exclude: views == "UIKit" ? [] : ["ReadMeTests.swift", "Sample", "ScreenTests.swift"],
            swiftSettings: promises + [.unsafeFlags(["-Xfrontend", "-solver-scope-threshold=10000"])]),
    ]
#endif

for (room, modules) in rooms {
    for target in package.targets where modules.contains(target.name) { target.path = "Sources/\(room)/\(target.name)" }
}

// Leaves tests unoptimized in release builds, too, so that the builds take a quarter less time.
if Context.environment["UNOPTIMIZED_TESTS"] == "1" {
    for target in package.targets where target.type == .test {
        target.swiftSettings = (target.swiftSettings ?? []) + [.unsafeFlags(["-Onone"])]
    }
}

// Keeps only the named test targets and what they depend on, for builds that do not need the others.
let chosen = (Context.environment["ONLY_TESTS"] ?? "").split(separator: ",").map(String.init)
if !chosen.isEmpty {
    var (needed, waiting) = (Set(chosen), chosen)
    while let name = waiting.popLast() {
        for dependency in package.targets.first(where: { $0.name == name })?.dependencies ?? [] {
            switch dependency {
            case .byNameItem(let other, _), .targetItem(let other, _):
                if needed.insert(other).inserted { waiting.append(other) }
            default: break
            }
        }
    }
    package.targets.removeAll { !needed.contains($0.name) }
    package.products = []
}
