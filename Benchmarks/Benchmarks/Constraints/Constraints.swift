import Benchmark
import Streams
import Suite

/// The solver alone, fed constraint streams.
let benchmarks: @Sendable () -> Void = {
    let sizes = [10, 100, 1_000, 10_000]
    registerConstraints("list", .full(sizes + [100_000])) { .list(rows: $0) }
    registerConstraints("cells", .full([1] + sizes)) { .cells($0) }
    registerConstraints("nested", .full(sizes)) { .nested(depth: $0) }
}
