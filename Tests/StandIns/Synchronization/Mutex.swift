/// Declares what UIKit's stand-in uses of this module, which the oldest of Apple's systems lack.
public struct Mutex<Value>: ~Copyable, Sendable {
    public init(_ initialValue: sending Value) {}

    public borrowing func withLock<Result>(_ body: (inout sending Value) -> sending Result) -> sending Result {
        fatalError("This module is only compiled.")
    }
}
