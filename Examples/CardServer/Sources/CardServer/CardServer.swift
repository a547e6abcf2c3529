import ArgumentParser
import Hummingbird
import LayoutCairo
import Logging
import Metrics

/// Serves cards over HTTP until it is told to stop.
@main
struct CardServer: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "card-server", abstract: "Serves pictures to share: GET /card?title=…, POST /cards.")

    @Option(help: "The address to listen on.")
    var hostname = "127.0.0.1"

    @Option(help: "The port to listen on.")
    var port = 8080

    @Option(
        help: "The folder with the avatars that requests may name; none may be named without it.",
        completion: .directory)
    var images: String?

    @Option(help: "The maximum number of cards being drawn or waiting; further requests are answered with 503.")
    var queue = 256

    @Option(help: "The number of seconds after which a waiting request is answered with 503.")
    var patience = 5.0

    func validate() throws {
        guard (1...65_535).contains(port) else { throw ValidationError("A port is from 1 to 65535.") }
        guard queue > 0, patience > 0 else { throw ValidationError("The queue and the patience must be positive.") }
    }

    func run() async throws {
        let metrics = PlainMetrics()
        MetricsSystem.bootstrap(metrics)
        let renderers = Renderers(
            images: ImageAccess(folder: images, maximumPixels: 4_000_000, maximumBytes: 4_000_000), capacity: queue,
            patience: .seconds(patience))
        let service = CardService(renderers: renderers, metrics: metrics)
        try await service.application(hostname: hostname, port: port).runService()
        try await renderers.shutDown()
    }
}
