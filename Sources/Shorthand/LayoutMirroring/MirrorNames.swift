#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
    package import QuickAnchorsUIKit

    /// The names of real views: their accessibility identifiers, or else the properties that store them, or else their
    /// classes.
    @MainActor
    package struct MirrorNames {
        private let frameworks = ["UIKit.", "AppKit.", "AppleLayout."]
        private var properties: [ObjectIdentifier: String] = [:]

        package init(_ owners: [Any]) {
            for owner in owners { addProperties(of: owner) }
        }

        /// Names the views that an object stores in its properties, unless they already have names. A view names only
        /// those in itself: it may refer to others, such as a delegate, but does not own them.
        package mutating func addProperties(of owner: Any) {
            var mirror = Mirror(reflecting: owner) as Mirror?
            while let current = mirror {
                // In the stand-in frameworks on other systems, the framework's own classes have properties, too.
                guard !frameworks.contains(where: String(reflecting: current.subjectType).hasPrefix) else { return }
                for (label, value) in current.children {
                    guard let label else { continue }
                    let name = MirrorNames.plain(label)
                    if let view = value as? PlatformView {
                        add(view, name, of: owner)
                    } else if let views = value as? [PlatformView] {
                        for (index, view) in views.enumerated() { add(view, "\(name)[\(index)]", of: owner) }
                    }
                }
                mirror = current.superclassMirror
            }
        }

        private mutating func add(_ view: PlatformView, _ name: String, of owner: Any) {
            if let owner = owner as? PlatformView, view === owner || !view.isDescendant(of: owner) { return }
            if properties[ObjectIdentifier(view)] == nil { properties[ObjectIdentifier(view)] = name }
        }

        func name(of view: PlatformView) -> String {
            let given = view.givenName ?? ""
            return given.isEmpty ? property(of: view) ?? "\(type(of: view))" : given
        }

        /// The name of the property that stores a view.
        package func property(of view: PlatformView) -> String? { properties[ObjectIdentifier(view)] }

        /// The name of a property as written, without the prefix for the storage of lazy and wrapped properties.
        private static func plain(_ label: String) -> String {
            let lazy = "$__lazy_storage_$_"
            if label.hasPrefix(lazy) { return String(label.dropFirst(lazy.count)) }
            return label.hasPrefix("_") ? String(label.dropFirst()) : label
        }
    }
#endif
