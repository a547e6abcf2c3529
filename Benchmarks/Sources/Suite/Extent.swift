import Benchmark

/// The extent of the measurements: for people to look at, or for a check that compares counts.
public struct Extent {
    public var sizes: [Int]
    var configuration: Benchmark.Configuration

    /// Time and counts at every size.
    public static func full(_ sizes: [Int]) -> Extent {
        Extent(
            sizes: sizes,
            configuration: .init(metrics: [.wallClock], warmupIterations: 1, maxDuration: .milliseconds(300)))
    }

    /// Only counts, a few times: they are the same whatever else the machine does.
    public static func counts(_ sizes: [Int]) -> Extent {
        Extent(sizes: sizes, configuration: .init(metrics: [], warmupIterations: 1, maxIterations: 3))
    }

    /// The configuration with the given counts, which are compared with the recorded ones.
    ///
    /// The allocations per 1,000 constraints may differ by 5%. All other counts have to be exactly as recorded: many
    /// are 0, for which a relative tolerance means nothing.
    func configuration(counting metrics: [BenchmarkMetric]) -> Benchmark.Configuration {
        var configuration = configuration
        configuration.metrics += metrics
        configuration.thresholds = Dictionary(
            uniqueKeysWithValues: metrics.map { metric in
                (metric, metric == Count.allocations ? .init(relative: [.p90: 5]) : .init(absolute: [.p90: 0]))
            })
        return configuration
    }
}
