import Foundation

/// The destination to which a program writes: its standard output, or a file.
package enum OutputTarget: Equatable {
    case standardOutput
    /// An existing file, by a path that is not a symbolic link, or a file to be created.
    case file(String)

    /// Resolves a path: `-` means standard output, and, except on Windows, a symbolic link means the file to which it
    /// refers.
    ///
    /// Except on Windows, anything other than a regular file is refused, unless standard output is directed to it.
    package init(_ path: String) throws(CommandError) {
        self = path == "-" ? .standardOutput : .file(path)
        #if !os(Windows)
            guard case .file = self else { return }
            let followed = try OutputTarget.followingLinks(path)
            self = .file(followed)
            guard let status = try OutputTarget.status(of: followed) else { return }
            var output = stat()
            if unsafe fstat(STDOUT_FILENO, &output) == 0, status.st_dev == output.st_dev, status.st_ino == output.st_ino
            {
                self = .standardOutput
                return
            }
            switch status.st_mode & S_IFMT {
            case S_IFREG: guard unsafe access(followed, W_OK) == 0 else { throw .notCreated(path) }
            case S_IFDIR: throw .notCreated(path, "it is a folder")
            default: throw .notCreated(path, "it is not a regular file")
            }
        #endif
    }

    /// Writes all bytes. A file is replaced completely or not at all; missing folders are created.
    package func write(_ bytes: some Sequence<UInt8>) throws(CommandError) {
        switch self {
        case .standardOutput: try StandardStream.output.write(bytes)
        case .file(let path):
            try OutputTarget.makeFolder(of: path)
            try OutputTarget.replace(path, with: Data(bytes))
        }
    }

    private static func makeFolder(of path: String) throws(CommandError) {
        do {
            let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        } catch {
            throw .notCreated(path, error.reason)
        }
    }

    #if os(Windows)
        private static func replace(_ path: String, with data: Data) throws(CommandError) {
            do {
                try data.write(to: URL(fileURLWithPath: path), options: .atomic)
            } catch {
                throw .notWritten(path, error.reason)
            }
        }
    #else
        /// Writes a new file next to the old one and renames it, so that a full disk or an interruption leaves the old
        /// file intact.
        private static func replace(_ path: String, with data: Data) throws(CommandError) {
            let old = try status(of: path)
            let folder = path.lastIndex(of: "/").map { path[...$0] } ?? ""
            let other = "\(folder).written-\(String(UInt64.random(in: 0 ... .max), radix: 36))"
            let descriptor = unsafe open(other, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
            guard descriptor >= 0 else { throw .notCreated(path) }
            do {
                if let old {
                    // Only root can keep the owner of another user's file.
                    _ = fchown(descriptor, old.st_uid, old.st_gid)
                    fchmod(descriptor, old.st_mode & 0o777)
                }
                let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
                try file.write(contentsOf: data)
                // Some file systems report only at this point that the disk is full.
                try file.synchronize()
                try file.close()
            } catch {
                unsafe unlink(other)
                throw .notWritten(path, error.reason)
            }
            guard unsafe rename(other, path) == 0 else {
                let error = CommandError.notCreated(path)
                unsafe unlink(other)
                throw error
            }
        }

        /// The path at the end of a chain of symbolic links, whether or not a file exists there.
        private static func followingLinks(_ path: String) throws(CommandError) -> String {
            var followed = path
            // The maximum number of links that Linux follows.
            for _ in 0..<40 {
                guard let next = try? FileManager.default.destinationOfSymbolicLink(atPath: followed) else {
                    return followed
                }
                let folder = followed.lastIndex(of: "/").map { followed[...$0] } ?? ""
                followed = next.hasPrefix("/") ? next : folder + next
            }
            throw .notCreated(path, POSIXErrorCode.ELOOP.reason)
        }

        /// The status of a file; nil if it does not exist.
        private static func status(of path: String) throws(CommandError) -> stat? {
            var status = stat()
            guard unsafe stat(path, &status) != 0 else { return status }
            guard errno == ENOENT else { throw .notCreated(path) }
            return nil
        }
    #endif
}

extension CommandError {
    fileprivate static func notCreated(_ path: String, _ reason: String) -> CommandError {
        CommandError(kind: .cannotCreate, sentence: "\(path) was not written: \(reason).")
    }

    #if !os(Windows)
        /// An error with the reason why the last system call failed.
        fileprivate static func notCreated(_ path: String) -> CommandError {
            notCreated(path, POSIXErrorCode(rawValue: errno)?.reason ?? "error \(errno)")
        }
    #endif

    fileprivate static func notWritten(_ path: String, _ reason: String) -> CommandError {
        CommandError(kind: .cannotWrite, sentence: "\(path) was not written: \(reason).")
    }
}
