// The mutants are in a copy of the sources, because tests read the originals.
package.targets.append(.target(name: "MutationSupport", path: "MutationSupport"))
for target in package.targets where target.type != .system && target.name != "MutationSupport" {
    target.path = target.path.map { $0.hasPrefix("Sources/") ? "Mutated/" + $0.dropFirst("Sources/".count) : $0 }
    target.dependencies.append("MutationSupport")
}
