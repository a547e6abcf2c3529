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

/// The current thread as a number: the same for all where there are no threads, or none can be distinguished.
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
