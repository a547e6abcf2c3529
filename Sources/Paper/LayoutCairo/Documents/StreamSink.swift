#if Cairo
    internal import CPangoCairo

    /// A sink that forwards the bytes that Cairo writes, and keeps the last ones.
    final class StreamSink {
        private let write: ([UInt8]) -> Bool
        /// Whether the receiver refused bytes, after which no more are written. Cairo is not notified, because it would
        /// crash.
        private(set) var isClosed = false
        /// The number of bytes written so far.
        private(set) var length = 0
        /// The last bytes, in which a PDF file lists the positions of its objects.
        private(set) var tail: [UInt8] = []
        private static let tailLength = 1 << 20

        init(_ write: @escaping ([UInt8]) -> Bool) { self.write = write }

        /// Passes bytes on.
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
