import Foundation

extension Error {
    /// The system's description of a file error, without Foundation's wrapping, for use within a sentence.
    package var reason: String {
        let error = self as NSError
        let cause = error.userInfo[NSUnderlyingErrorKey] as? NSError ?? error
        guard cause.domain == NSPOSIXErrorDomain, let code = POSIXErrorCode(rawValue: Int32(cause.code)) else {
            return localizedDescription
        }
        return code.reason
    }
}

extension POSIXErrorCode {
    /// The system's description, with a lowercase first letter.
    package var reason: String {
        let words = unsafe String(cString: strerror(rawValue))
        return words.prefix(1).lowercased() + words.dropFirst()
    }
}
