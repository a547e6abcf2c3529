import Cards
import LayoutCairo
import NIOConcurrencyHelpers
import NIOCore
import NIOPosix

/// Makes cards on separate threads, so that drawing never blocks a thread that serves connections.
///
/// At most `capacity` cards are being made or waiting at any time: further requests are refused immediately, so that
/// waiting clients get their cards in time and memory stays bounded.
struct Renderers: Sendable {
    /// The reason why an overloaded server did not make a card.
    enum Overload: Error {
        /// As many cards as the capacity allows are already being made or waiting.
        case full
        /// The card has waited longer than the renderers' `patience`.
        case late
    }

    private let threads: MultiThreadedEventLoopGroup
    private let renderers: [Renderer]
    private let capacity: Int
    /// The number of cards that each renderer is making or has waiting.
    private let loads: NIOLockedValueBox<[Int]>

    /// Creates one renderer for each processor.
    init(images: ImageAccess, capacity: Int, patience: Duration) {
        threads = MultiThreadedEventLoopGroup(numberOfThreads: System.coreCount)
        renderers = threads.makeIterator().map { Renderer(on: $0, images: images, patience: patience) }
        self.capacity = capacity
        loads = NIOLockedValueBox(Array(repeating: 0, count: renderers.count))
    }

    /// Ends the threads. It is an error to call this while cards are being made.
    func shutDown() async throws { try await threads.shutdownGracefully() }

    /// The card as a file, made by the least busy renderer.
    /// - Throws: `Overload` or `CardError`.
    func picture(of data: CardData, as format: CardFormat) async throws -> [UInt8] {
        let index = try loads.withLockedValue { loads in
            guard loads.reduce(0, +) < capacity, let index = loads.indices.min(by: { loads[$0] < loads[$1] }) else {
                throw Overload.full
            }
            loads[index] += 1
            return index
        }
        defer { loads.withLockedValue { $0[index] -= 1 } }
        return try await renderers[index].picture(of: data, as: format, since: .now)
    }
}

/// Makes cards one at a time, on one thread.
private actor Renderer {
    private let loop: any EventLoop
    private let images: ImageAccess
    private let patience: Duration
    private var press: CardPress?

    nonisolated var unownedExecutor: UnownedSerialExecutor { loop.executor.asUnownedSerialExecutor() }

    init(on loop: any EventLoop, images: ImageAccess, patience: Duration) {
        (self.loop, self.images, self.patience) = (loop, images, patience)
    }

    func picture(of data: CardData, as format: CardFormat, since start: ContinuousClock.Instant) throws -> [UInt8] {
        // Cards are made in the order in which they were asked for. If a card is late, all cards still waiting before
        // it are late, too, so it is refused as soon as the card being made is finished.
        guard ContinuousClock.now - start <= patience else { throw Renderers.Overload.late }
        let press = try press ?? CardPress(images: images)
        self.press = press
        return try press.picture(of: data, as: format)
    }
}
