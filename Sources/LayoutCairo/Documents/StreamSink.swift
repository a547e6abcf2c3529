#if Cairo
    internal import CPangoCairo

    /// Hands on the bytes that Cairo writes, and remembers the last of them.
    final class StreamSink {
        private let write: ([UInt8]) -> Bool
        /// Whether bytes were refused; no more are written then. Cairo does not hear of it: it crashes.
        private(set) var isClosed = false
        /// How many there have been.
        private(set) var length = 0
        /// The last of them, in which a PDF file says where its parts are.
        private(set) var tail: [UInt8] = []
        private static let tailLength = 1 << 20

        init(_ write: @escaping ([UInt8]) -> Bool) { self.write = write }

        /// Hands bytes on.
        func take(_ bytes: [UInt8]) {
            if isClosed { return }
            length += bytes.count
            tail += bytes
            if tail.count > 2 * StreamSink.tailLength { tail.removeFirst(tail.count - StreamSink.tailLength) }
            isClosed = !write(bytes)
        }

        var pointer: UnsafeMutableRawPointer { unsafe Unmanaged.passUnretained(self).toOpaque() }

        static let write: cairo_write_func_t = { sink, bytes, count in
            guard let sink = unsafe sink else { return CAIRO_STATUS_WRITE_ERROR }
            let taker = unsafe Unmanaged<StreamSink>.fromOpaque(sink).takeUnretainedValue()
            let chunk = unsafe [UInt8](UnsafeBufferPointer(start: bytes, count: Int(count)))
            taker.take(chunk)
            return CAIRO_STATUS_SUCCESS
        }
    }
#endif
