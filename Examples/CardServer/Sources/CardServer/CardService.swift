import Cards
import Hummingbird
import HummingbirdCore
import Logging
import NIOCore

/// The server's routes. The server keeps no state but its metrics, so any number of servers can run behind a load
/// balancer.
struct CardService: Sendable {
    /// The maximum lengths of a request's target and of its body, in bytes.
    static let (longestTarget, longestBody) = (8_192, 65_536)

    let renderers: Renderers
    let metrics: PlainMetrics

    /// The server, which closes connections that have been idle for ten seconds.
    func application(hostname: String, port: Int) -> some ApplicationProtocol {
        Application(
            router: router(),
            server: .http1(
                configuration: HTTP1Channel.Configuration(
                    idleTimeout: .seconds(10),
                    httpDecoderConfiguration: .init(
                        maxHeaderFieldSize: 16_384, maxHeaderListSize: 32_768, maxHeaderFieldCount: 100))),
            configuration: ApplicationConfiguration(
                address: .hostname(hostname, port: port), serverName: "card-server",
                availableConnectionsDelegate: MaximumAvailableConnections(1_024)))
    }

    func router() -> Router<BasicRequestContext> {
        let router = Router(options: .autoGenerateHeadEndpoints)
        router.addMiddleware {
            AccessLog()
            MetricsMiddleware()
            ErrorSentences()
        }
        router.get("/") { _, _ in Response(text: Page.html, mediaType: "text/html; charset=utf-8") }
        router.get("/health") { _, _ in Response(text: "ok\n") }
        router.get("/metrics") { _, _ in Response(text: metrics.text, mediaType: "text/plain; version=0.0.4") }
        router.get("/card") { request, _ in
            guard request.uri.string.utf8.count <= CardService.longestTarget else {
                throw HTTPError(.uriTooLong, message: "An address has at most \(CardService.longestTarget) bytes.")
            }
            return try await respond(to: request, with: CardData(query: Query(request.uri.query ?? "")))
        }
        router.post("/cards") { request, _ in
            let body = try await request.body.collect(upTo: CardService.longestBody)
            return try await respond(to: request, with: CardData(json: body.readableBytesView))
        }
        return router
    }

    private func respond(to request: Request, with data: CardData) async throws -> Response {
        let format = try CardFormat(of: request)
        let file = try await renderers.picture(of: data, as: format)
        let tag = EntityTag(of: file)
        var headers: HTTPFields = [.eTag: tag.text, .cacheControl: "public, max-age=300", .vary: "Accept"]
        guard !tag.matches(request.headers[.ifNoneMatch]) else {
            return Response(status: .notModified, headers: headers)
        }
        headers[.contentType] = format.mediaType
        return Response(status: .ok, headers: headers, body: ResponseBody(byteBuffer: ByteBuffer(bytes: file)))
    }
}

extension Response {
    /// A response whose body is text.
    init(status: HTTPResponse.Status = .ok, text: String, mediaType: String = "text/plain; charset=utf-8") {
        self.init(
            status: status, headers: [.contentType: mediaType], body: ResponseBody(byteBuffer: ByteBuffer(string: text))
        )
    }
}
