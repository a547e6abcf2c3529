#if canImport(Darwin)
    internal import Darwin
#elseif canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#elseif canImport(Android)
    internal import Android
#elseif canImport(WinSDK)
    internal import WinSDK
#endif

/// A number that identifies the current thread; always the same if there are no threads or they cannot be
/// distinguished.
enum ThreadIdentity {
    static var current: UInt {
        #if canImport(Darwin) || canImport(Musl)
            unsafe UInt(bitPattern: pthread_self())
        #elseif canImport(Glibc)
            UInt(pthread_self())
        #elseif canImport(Android)
            UInt(bitPattern: pthread_self())
        #elseif canImport(WinSDK)
            UInt(GetCurrentThreadId())
        #else
            0
        #endif
    }
}
