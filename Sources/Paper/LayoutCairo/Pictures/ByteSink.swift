#if Cairo
    internal import CPangoCairo

    /// A sink that collects the bytes that Cairo writes.
    final class ByteSink {
        var bytes: [UInt8] = []

        var pointer: UnsafeMutableRawPointer { unsafe Unmanaged.passUnretained(self).toOpaque() }

        static let write: cairo_write_func_t = { sink, bytes, count in
            guard let sink = unsafe sink else { return CAIRO_STATUS_WRITE_ERROR }
            let collector = unsafe Unmanaged<ByteSink>.fromOpaque(sink).takeUnretainedValue()
            unsafe collector.bytes.append(contentsOf: UnsafeBufferPointer(start: bytes, count: Int(count)))
            return CAIRO_STATUS_SUCCESS
        }
    }
#endif
