#if Cairo
    internal import AutoLayout
    #if canImport(Darwin)
        internal import Darwin
    #elseif canImport(Glibc)
        internal import Glibc
    #elseif canImport(Musl)
        internal import Musl
    #endif

    extension ImageAccess {
        /// The bytes of a file in the folder.
        ///
        /// The folders on the path are opened one by one without following links, so concurrent changes to the folder
        /// do not matter.
        func file(_ path: String) throws(CairoError) -> [UInt8] {
            let contents = ImageContents.referenced(path)
            guard let folder else { throw contents.isNotRead("files are opened only from a folder that is given") }
            let names = path.split(separator: "/").filter { $0 != "." }
            guard let last = names.last, !path.hasPrefix("/"), !path.utf8.contains(0), !names.contains("..") else {
                throw contents.isNotRead("it is not a path inside the folder of images")
            }
            var file = try Descriptor(unsafe open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC), contents)
            for name in names.dropLast() {
                let flags = O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC
                file = try Descriptor(unsafe openat(file.number, String(name), flags), contents)
            }
            // Without `O_NONBLOCK`, opening a pipe would wait for a writer.
            let flags = O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC
            file = try Descriptor(unsafe openat(file.number, String(last), flags), contents)
            return try file.contents(atMost: maximumBytes, contents)
        }
    }

    /// An open file or folder.
    private final class Descriptor {
        let number: Int32

        /// Wraps the descriptor of a file or folder that the system has opened, or throws the system's error.
        init(_ number: Int32, _ contents: ImageContents) throws(CairoError) {
            guard number >= 0 else { throw contents.isNotRead(reason) }
            self.number = number
        }

        deinit {
            _ = close(number)
        }

        func contents(atMost limit: Int, _ contents: ImageContents) throws(CairoError) -> [UInt8] {
            var status = stat()
            guard unsafe fstat(number, &status) == 0 else { throw contents.isNotRead(reason) }
            guard status.st_mode & S_IFMT == S_IFREG else { throw contents.isNotRead("it is not a regular file") }
            guard status.st_size <= limit else { throw contents.isTooLong(limit) }
            // The extra byte reveals whether the file has grown in the meantime.
            let capacity = Int(status.st_size) + 1
            var failure: String?
            // The system writes at most `capacity` bytes, and `count` is the number that it has written.
            let bytes = unsafe [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
                while count < capacity, let start = buffer.baseAddress {
                    let length = unsafe read(number, start + count, capacity - count)
                    if length < 0 { failure = reason }
                    guard length > 0 else { return }
                    count += length
                }
            }
            if let failure { throw contents.isNotRead(failure) }
            guard bytes.count < capacity else { throw contents.isNotRead("it changes while it is read") }
            return bytes
        }
    }

    /// The system's last error, phrased for use within a sentence.
    private var reason: String {
        // Since links are not followed, the system reports a link as too many levels of links, or as something other
        // than a folder.
        guard errno != ELOOP else { return "it is a symbolic link" }
        let words = unsafe strerror(errno).map { unsafe String(cString: $0) } ?? "error \(errno)"
        return words.prefix(1).lowercased() + words.dropFirst()
    }
#endif
