/// Why a command cannot be run, in a sentence.
struct CommandError: Error, Equatable {
    /// What kind of reason it is; the raw value is the exit status, after sysexits.h.
    enum Kind: Int32 {
        /// Arguments that are not understood.
        case usage = 64
        /// A file that cannot be written.
        case cannotWrite = 73
    }

    let kind: Kind
    let sentence: String
}
