#if canImport(UIKit) && !os(watchOS)
    internal import UIKit
#elseif canImport(AppKit)
    internal import AppKit
#endif

#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
    /// The names of real views: their accessibility identifiers, else the properties that hold them, else their
    /// classes.
    @MainActor
    package struct MirrorNames {
        private let frameworks = ["UIKit.", "AppKit.", "AppleLayout."]
        private var properties: [ObjectIdentifier: String] = [:]

        package init(_ owners: [Any]) {
            for owner in owners { addProperties(of: owner) }
        }

        /// Names the views that an object holds in its properties, unless they have names already.
        package mutating func addProperties(of owner: Any) {
            var mirror = Mirror(reflecting: owner) as Mirror?
            while let current = mirror {
                // On hosts that are not Apple's, the framework's own classes have properties too.
                guard !frameworks.contains(where: String(reflecting: current.subjectType).hasPrefix) else { return }
                for (label, value) in current.children {
                    guard let label, let view = value as? PlatformView else { continue }
                    let name = MirrorNames.plain(label)
                    if properties[ObjectIdentifier(view)] == nil { properties[ObjectIdentifier(view)] = name }
                }
                mirror = current.superclassMirror
            }
        }

        func name(of view: PlatformView) -> String {
            let given = view.givenName ?? ""
            return given.isEmpty ? property(of: view) ?? "\(type(of: view))" : given
        }

        /// The property that holds a view.
        package func property(of view: PlatformView) -> String? { properties[ObjectIdentifier(view)] }

        /// The name of a property as it is written: storage of lazy and wrapped properties has a prefix.
        private static func plain(_ label: String) -> String {
            let lazy = "$__lazy_storage_$_"
            if label.hasPrefix(lazy) { return String(label.dropFirst(lazy.count)) }
            return label.hasPrefix("_") ? String(label.dropFirst()) : label
        }
    }
#endif
