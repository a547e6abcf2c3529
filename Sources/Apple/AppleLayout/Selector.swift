/// The name of a method in Objective-C, with the method that it means.
///
/// There is no Objective-C runtime to find a method by its name. The command `quickanchors-linux` writes `#selector` as
/// the name with a reference to the method: `Selector("tap:", Screen.tap(_:))`. A selector that is only a name calls
/// nothing.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    public let name: String
    /// Calls the method of a target with the arguments; the result is nil if the target does not have the method.
    private let method: (@MainActor @Sendable (_ target: Any, _ arguments: [Any?]) -> Any??)?

    public init(_ name: String) { (self.name, method) = (name, nil) }
    public init(stringLiteral name: String) { self.init(name) }

    /// A method without parameters.
    public init<Target, Result>(
        _ name: String, _ method: @escaping @MainActor @Sendable (Target) -> @MainActor () -> Result
    ) {
        self.name = name
        self.method = { target, _ in (target as? Target).map { method($0)() } }
    }

    /// A method with one parameter.
    public init<Target, Argument, Result>(
        _ name: String, _ method: @escaping @MainActor @Sendable (Target) -> @MainActor (Argument) -> Result
    ) {
        self.name = name
        self.method = { target, arguments in
            guard let target = target as? Target, let first = (arguments.first ?? nil) as? Argument else { return nil }
            return method(target)(first)
        }
    }

    /// A method with two parameters, such as the sender and the event.
    public init<Target, First, Second, Result>(
        _ name: String, _ method: @escaping @MainActor @Sendable (Target) -> @MainActor (First, Second) -> Result
    ) {
        self.name = name
        self.method = { target, arguments in
            guard let target = target as? Target, let first = (arguments.first ?? nil) as? First,
                let second = (arguments.dropFirst().first ?? nil) as? Second
            else { return nil }
            return method(target)(first, second)
        }
    }

    public var description: String { name }
    public static func == (left: Selector, right: Selector) -> Bool { left.name == right.name }
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }

    /// Calls the method of the target with as many of the arguments as it has parameters. The result is nil if the
    /// target does not have the method or if an argument is of another type.
    @MainActor @discardableResult
    package func send(to target: Any, _ arguments: Any?...) -> Any?? { method?(target, arguments) }
}

// The name is Foundation's.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }

// swift-format-ignore: AlwaysUseLowerCamelCase
public func NSStringFromSelector(_ selector: Selector) -> String { selector.name }

/// Why an optional method of a protocol has no result: the conforming type does not have the method. The command
/// `quickanchors-linux` writes this as the default implementation.
public struct UnimplementedMethod: Error {
    public init() {}
}
