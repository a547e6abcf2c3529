/// Why a command cannot be run, in a sentence.
struct CommandError: Error, Equatable {
    /// What kind of reason it is; the raw value is the exit status, after sysexits.h.
    enum Kind: Int32 {
        /// Arguments that are not understood.
        case usage = 64
        /// Input without anything to explain.
        case noReport = 65
        /// A file that cannot be read.
        case cannotRead = 66
        /// A file that cannot be written.
        case cannotWrite = 73
    }

    let kind: Kind
    let sentence: String
}
