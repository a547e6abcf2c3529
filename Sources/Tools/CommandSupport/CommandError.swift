/// The reason why a program failed.
package struct CommandError: Error, Equatable {
    /// The kind of reason; the raw value is the exit status, as in sysexits.h.
    package enum Kind: Int32 {
        /// Arguments that are not understood.
        case usage = 64
        /// Input that the program cannot use.
        case invalidData = 65
        /// A file that cannot be read.
        case noInput = 66
        /// A part that is missing from the program or the machine.
        case unavailable = 69
        /// A file that cannot be created.
        case cannotCreate = 73
        /// A write that failed, as on a full disk.
        case cannotWrite = 74
    }

    package let kind: Kind
    package let sentence: String

    package init(kind: Kind, sentence: String) {
        self.kind = kind
        self.sentence = sentence
    }
}
