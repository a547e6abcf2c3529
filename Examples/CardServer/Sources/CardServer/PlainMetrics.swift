import Metrics
import NIOConcurrencyHelpers

/// A swift-metrics backend that keeps sums in memory and shows them in Prometheus's text format.
final class PlainMetrics: MetricsFactory {
    /// A series: its name, and its labels as they are shown.
    private struct Series: Hashable {
        let name: String
        let labels: String

        init(_ label: String, _ dimensions: [(String, String)]) {
            name = label.replacing(".", with: "_")
            let shown = dimensions.map { name, value in
                "\(name.replacing(".", with: "_"))=\"\(value.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
            }
            labels = shown.isEmpty ? "" : "{\(shown.joined(separator: ","))}"
        }
    }

    /// The number of recorded values and their sum; for a meter, the sum is its current value.
    private final class Sum: CounterHandler, FloatingPointCounterHandler, RecorderHandler, TimerHandler, MeterHandler {
        let numbers = NIOLockedValueBox((count: 0, sum: 0.0))

        private func add(_ value: Double) {
            numbers.withLockedValue { $0 = ($0.count + 1, $0.sum + value) }
        }

        func increment(by amount: Int64) { add(Double(amount)) }
        func increment(by amount: Double) { add(amount) }
        func decrement(by amount: Double) { add(-amount) }
        func record(_ value: Int64) { add(Double(value)) }
        func record(_ value: Double) { add(value) }
        func recordNanoseconds(_ duration: Int64) { add(Double(duration) / 1e9) }
        func set(_ value: Int64) { set(Double(value)) }
        func set(_ value: Double) { numbers.withLockedValue { $0.sum = value } }
        func reset() { numbers.withLockedValue { $0 = (0, 0) } }
    }

    private struct Store {
        /// The counters and meters, for which only the sums are shown.
        var sums: [Series: Sum] = [:]
        /// The recorders and timers, for which the numbers of values are shown as well.
        var records: [Series: Sum] = [:]
    }

    private let store = NIOLockedValueBox(Store())

    private func sum(
        _ group: WritableKeyPath<Store, [Series: Sum]>, _ label: String, _ dimensions: [(String, String)]
    ) -> Sum {
        let series = Series(label, dimensions)
        return store.withLockedValue { store in
            if let sum = store[keyPath: group][series] { return sum }
            let sum = Sum()
            store[keyPath: group][series] = sum
            return sum
        }
    }

    func makeCounter(label: String, dimensions: [(String, String)]) -> any CounterHandler {
        sum(\.sums, label, dimensions)
    }
    func makeFloatingPointCounter(label: String, dimensions: [(String, String)]) -> any FloatingPointCounterHandler {
        sum(\.sums, label, dimensions)
    }
    func makeMeter(label: String, dimensions: [(String, String)]) -> any MeterHandler { sum(\.sums, label, dimensions) }
    func makeRecorder(label: String, dimensions: [(String, String)], aggregate: Bool) -> any RecorderHandler {
        sum(\.records, label, dimensions)
    }
    func makeTimer(label: String, dimensions: [(String, String)]) -> any TimerHandler {
        sum(\.records, label, dimensions)
    }
    // Series are never removed: their number is bounded by the server's routes, methods and statuses. From version 2.21
    // on, Hummingbird counts all unknown paths as one route.
    func destroyCounter(_ handler: any CounterHandler) {}
    func destroyFloatingPointCounter(_ handler: any FloatingPointCounterHandler) {}
    func destroyMeter(_ handler: any MeterHandler) {}
    func destroyRecorder(_ handler: any RecorderHandler) {}
    func destroyTimer(_ handler: any TimerHandler) {}

    /// The numbers of all series, one per line, in alphabetical order.
    var text: String {
        let (sums, records) = store.withLockedValue { ($0.sums, $0.records) }
        var lines = sums.map { "\($0.name)\($0.labels) \($1.numbers.withLockedValue(\.sum))" }
        for (series, sum) in records {
            let (count, total) = sum.numbers.withLockedValue { $0 }
            lines += ["\(series.name)_count\(series.labels) \(count)", "\(series.name)_sum\(series.labels) \(total)"]
        }
        return lines.sorted().map { $0 + "\n" }.joined()
    }
}
