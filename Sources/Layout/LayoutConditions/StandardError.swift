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

/// Writes to standard error through the C library, since the Swift standard library has no function for it; where no C
/// library is imported, writes to standard output.
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
