// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "Invoice",
    platforms: [.macOS(.v13)],
    products: [.executable(name: "invoice", targets: ["InvoiceCommand"])],
    dependencies: [
        .package(name: "QuickAnchors", path: "../..", traits: ["Cairo"]),
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
    ],
    targets: [
        .target(
            name: "Invoices",
            dependencies: [
                .product(name: "LayoutPreview", package: "QuickAnchors"),
                .product(name: "QuickAnchors", package: "QuickAnchors"),
            ]),
        // Code for writing files and exiting, shared by this repository's programs; `Library` is a link to the sources.
        .target(name: "ProgramSupport", path: "Library/Tools/CommandSupport"),
        .executableTarget(
            name: "InvoiceCommand",
            dependencies: [
                "Invoices", "ProgramSupport", .product(name: "ArgumentParser", package: "swift-argument-parser"),
                .product(name: "LayoutCairo", package: "QuickAnchors"),
            ]),
        .testTarget(
            name: "InvoicesTests",
            dependencies: [
                "Invoices", .product(name: "LayoutCairo", package: "QuickAnchors"),
                .product(name: "LayoutPreview", package: "QuickAnchors"),
                .product(name: "QuickAnchors", package: "QuickAnchors"),
            ]),
    ]
)
