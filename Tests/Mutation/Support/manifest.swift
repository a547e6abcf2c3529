// The mutants are in a copy of the sources, because tests read the originals.
let mutated = package.targets.filter { $0.type != .system && $0.type != .plugin }
package.targets.append(.target(name: "MutationSupport", path: "MutationSupport"))
for target in mutated {
    target.path = target.path.map { $0.hasPrefix("Sources/") ? "Mutated/" + $0.dropFirst("Sources/".count) : $0 }
    target.dependencies.append("MutationSupport")
}
