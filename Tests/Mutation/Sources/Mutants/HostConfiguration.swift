public import SwiftIfConfig
public import SwiftSyntax

/// The configuration in which the tests are built on this system, so that no fault is looked for in code that is not
/// compiled.
public struct HostConfiguration: BuildConfiguration {
    let compiler: StaticBuildConfiguration
    let modules: Set<String>

    /// - Parameters:
    ///   - compiler: what `swiftc -frontend -print-static-build-config` prints, decoded.
    ///   - modules: the modules that can be imported.
    public init(compiler: StaticBuildConfiguration, modules: Set<String>) {
        self.compiler = compiler
        self.modules = modules
    }

    public func canImport(importPath: [(TokenSyntax, String)], version: CanImportVersion) -> Bool {
        importPath.first.map { modules.contains($0.1) } ?? false
    }

    public func isCustomConditionSet(name: String) -> Bool { compiler.isCustomConditionSet(name: name) }
    public func hasFeature(name: String) -> Bool { compiler.hasFeature(name: name) }
    public func hasAttribute(name: String) -> Bool { compiler.hasAttribute(name: name) }
    public func isActiveTargetOS(name: String) -> Bool { compiler.isActiveTargetOS(name: name) }
    public func isActiveTargetArchitecture(name: String) -> Bool { compiler.isActiveTargetArchitecture(name: name) }
    public func isActiveTargetEnvironment(name: String) -> Bool { compiler.isActiveTargetEnvironment(name: name) }
    public func isActiveTargetRuntime(name: String) -> Bool { compiler.isActiveTargetRuntime(name: name) }
    public func isActiveTargetPointerAuthentication(name: String) -> Bool {
        compiler.isActiveTargetPointerAuthentication(name: name)
    }
    public func isActiveTargetObjectFormat(name: String) -> Bool { compiler.isActiveTargetObjectFormat(name: name) }
    public var targetPointerBitWidth: Int { compiler.targetPointerBitWidth }
    public var targetAtomicBitWidths: [Int] { compiler.targetAtomicBitWidths }
    public var endianness: Endianness { compiler.endianness }
    public var languageVersion: VersionTuple { compiler.languageVersion }
    public var compilerVersion: VersionTuple { compiler.compilerVersion }
}
