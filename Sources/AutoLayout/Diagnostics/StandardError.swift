#if canImport(Darwin)
    internal import Darwin
#elseif canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#elseif canImport(Android)
    internal import Android
#elseif canImport(WASILibc)
    internal import WASILibc
#endif

/// The only part of this module that calls the C library: the standard library cannot write to standard error.
package enum StandardError {
    package static func print(_ line: String) {
        #if canImport(Darwin) || canImport(Glibc) || canImport(Musl) || canImport(Android) || canImport(WASILibc)
            var text = line + "\n"
            text.withUTF8 { bytes in _ = unsafe write(2, bytes.baseAddress, bytes.count) }
        #else
            Swift.print(line)
        #endif
    }
}
