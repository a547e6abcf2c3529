import Cards
import Foundation
import Hummingbird
import HummingbirdTesting
import LayoutCairo
import Testing

@testable import CardServer

@Suite("The card server")
struct ServiceTests {
    private static let figure = #"{"number": "1", "label": "d"}"#

    /// Runs `body` with a client of a server that uses no network.
    private func serve<Result: Sendable>(
        capacity: Int = 64, patience: Duration = .seconds(60),
        _ body: @escaping @Sendable (any TestClientProtocol) async throws -> Result
    ) async throws -> Result {
        let renderers = Renderers(images: ImageAccess(), capacity: capacity, patience: patience)
        let service = CardService(renderers: renderers, metrics: PlainMetrics())
        let app = Application(responder: service.router().buildResponder())
        let result = try await app.test(.router) { try await body($0) }
        try await renderers.shutDown()
        return result
    }

    private func text(_ response: TestResponse) -> String { String(buffer: response.body) }

    @Test("A card is a PNG, SVG or PDF file, as requested by the query or by the Accept header")
    func formats() async throws {
        try await serve { client in
            for (target, accept, type, start) in [
                ("/card?title=Hello", "", "image/png", "\u{89}PNG"),
                ("/card?title=Hello&format=svg", "", "image/svg+xml", "<svg"),
                ("/card?title=Hello&format=pdf", "image/png", "application/pdf", "%PDF"),
                ("/card?title=Hello", "application/pdf", "application/pdf", "%PDF"),
                ("/card?title=Hello", "image/svg+xml, image/png", "image/png", "\u{89}PNG"),
            ] {
                let response = try await client.executeRequest(
                    uri: target, method: .get, headers: [.accept: accept], body: nil)
                #expect(response.status == .ok && response.headers[.contentType] == type)
                #expect(response.body.readableBytesView.starts(with: start.unicodeScalars.map { UInt8($0.value) }))
            }
        }
    }

    @Test("The same card by GET and by POST is the same file with the same tag")
    func equal() async throws {
        try await serve { client in
            let json =
                #"{"title": "A & B", "author": "Ö", "role": "", "statistics": [{"number": "1,2", "label": "Stars"}]}"#
            let posted = try await client.executeRequest(
                uri: "/cards", method: .post, headers: [:], body: ByteBuffer(string: json))
            let got = try await client.executeRequest(
                uri: "/card?title=A+%26%20B&author=%C3%96&statistic=Stars:1,2", method: .get, headers: [:], body: nil)
            #expect(posted.status == .ok && posted.body == got.body && posted.headers[.eTag] == got.headers[.eTag])
        }
    }

    @Test("A card whose tag the client sends is not sent again", arguments: ["%", "W/%", "\"x\", %", "*"])
    func tags(header: String) async throws {
        try await serve { client in
            let first = try await client.executeRequest(uri: "/card?title=a", method: .get, headers: [:], body: nil)
            let tag = try #require(first.headers[.eTag])
            let known = header.replacingOccurrences(of: "%", with: tag)
            let again = try await client.executeRequest(
                uri: "/card?title=a", method: .get, headers: [.ifNoneMatch: known], body: nil)
            #expect(again.status == .notModified && again.body.readableBytes == 0 && again.headers[.eTag] == tag)
            let other = try await client.executeRequest(
                uri: "/card?title=b", method: .get, headers: [.ifNoneMatch: tag], body: nil)
            #expect(other.status == .ok && other.headers[.eTag] != tag)
        }
    }

    @Test("The tag is an FNV-1a hash")
    func hash() {
        // Test vectors from draft-eastlake-fnv: the empty string, "a" and "foobar".
        for (text, hash) in [("", "cbf29ce484222325"), ("a", "af63dc4c8601ec8c"), ("foobar", "85944171f73967e8")] {
            #expect(EntityTag(of: Array(text.utf8)).text == "\"\(hash)\"")
        }
    }

    @Test("Invalid data are answered with status 422, and with what is wrong where")
    func invalid() async throws {
        try await serve { client in
            let start = #"{"title": "a", "author": "b", "role": "c", "statistics": "#
            let many = Array(repeating: Self.figure, count: 9).joined(separator: ",")
            for (json, complaint) in [
                ("", "it is not JSON"), ("[1]", "it is not an object"), (#"{"title": "a"}"#, "author is missing"),
                (
                    start + #"[{"number": 1e400, "label": ""}]}"#,
                    "statistics[0].number has another type than in the sample"
                ),
                (start + "[\(many)]}", "statistics has 9 figures, and a card room for 8"),
            ] {
                let response = try await client.executeRequest(
                    uri: "/cards", method: .post, headers: [:], body: ByteBuffer(string: json))
                #expect(response.status == .unprocessableContent)
                #expect(text(response) == "The data do not describe a card: \(complaint).\n")
            }
            for (address, complaint) in [
                ("/card", "title is missing"),
                ("/card?title=a&statistic=Stars", "statistic=Stars has no colon, as in Label:Number"),
            ] {
                let response = try await client.executeRequest(uri: address, method: .get, headers: [:], body: nil)
                #expect(response.status == .unprocessableContent)
                #expect(text(response) == "The data do not describe a card: \(complaint).\n")
            }
        }
    }

    @Test("No file of the server is read")
    func files() async throws {
        try await serve { client in
            for path in ["/etc/passwd", "../../etc/passwd", "Package.swift"] {
                let response = try await client.executeRequest(
                    uri: "/card?title=a&avatar=\(path)", method: .get, headers: [:], body: nil)
                #expect(response.status == .unprocessableContent)
                #expect(
                    text(response)
                        == "The avatar \(path) was not read: files are opened only from a folder that is given.\n")
            }
        }
    }

    @Test("A request that is too long, unknown or for no known format is answered with a status and a sentence")
    func refused() async throws {
        try await serve { client in
            let long = String(repeating: "a", count: 70_000)
            for (uri, method, body, status, sentence) in [
                ("/card?title=\(long.prefix(9_000))", .get, "", 414, "An address has at most 8192 bytes.\n"),
                ("/cards", .post, long, 413, "A body has at most 65536 bytes.\n"),
                ("/card?title=a&format=bmp", .get, "", 400, "The format is none of png, svg and pdf.\n"),
                ("/nowhere", .get, "", 404, "There is nothing here for this method and address.\n"),
                ("/card", .delete, "", 404, "There is nothing here for this method and address.\n"),
            ] as [(String, HTTPRequest.Method, String, Int, String)] {
                let response = try await client.executeRequest(
                    uri: uri, method: method, headers: [:], body: ByteBuffer(string: body))
                #expect(response.status.code == status && text(response) == sentence)
            }
        }
    }

    @Test("The server refuses requests beyond its capacity at once, and serves again afterwards")
    func overload() async throws {
        try await serve(capacity: 2) { client in
            let statuses = try await withThrowingTaskGroup(of: (Int, String?).self) { group in
                for index in 0..<40 {
                    group.addTask {
                        let response = try await client.executeRequest(
                            uri: "/card?title=\(index)", method: .get, headers: [:], body: nil)
                        return (response.status.code, response.headers[.retryAfter])
                    }
                }
                return try await group.reduce(into: []) { $0.append($1) }
            }
            #expect(statuses.contains { $0 == (200, nil) } && statuses.contains { $0 == (503, "1") })
            #expect(statuses.allSatisfy { $0 == (200, nil) || $0 == (503, "1") })
            let after = try await client.executeRequest(uri: "/card?title=a", method: .get, headers: [:], body: nil)
            #expect(after.status == .ok)
        }
    }

    @Test("A card that has waited too long is not made")
    func late() async throws {
        try await serve(patience: .zero) { client in
            let response = try await client.executeRequest(uri: "/card?title=a", method: .get, headers: [:], body: nil)
            #expect(response.status == .serviceUnavailable)
            #expect(text(response) == "There are too many requests; try again in a second.\n")
        }
    }

    @Test("The page, the health check and the metrics are served, and HEAD has no body")
    func others() async throws {
        try await serve { client in
            for (target, part) in [("/", "<form>"), ("/health", "ok\n"), ("/metrics", "")] {
                let response = try await client.executeRequest(uri: target, method: .get, headers: [:], body: nil)
                #expect(response.status == .ok && (part.isEmpty || text(response).contains(part)))
            }
            let head = try await client.executeRequest(uri: "/card?title=a", method: .head, headers: [:], body: nil)
            #expect(head.status == .ok && head.body.readableBytes == 0 && head.headers[.eTag] != nil)
        }
    }

    @Test("Metrics are added up, and written in the text format of Prometheus with labels escaped")
    func metrics() {
        let metrics = PlainMetrics()
        let counter = metrics.makeCounter(label: "cards.made", dimensions: [("http.route", "/a\"b")])
        counter.increment(by: 2)
        counter.increment(by: 3)
        metrics.makeTimer(label: "time", dimensions: []).recordNanoseconds(1_500_000_000)
        let meter = metrics.makeMeter(label: "active", dimensions: [])
        meter.increment(by: 2)
        meter.decrement(by: 1)
        #expect(
            metrics.text == """
                active 1.0
                cards_made{http_route="/a\\"b"} 5.0
                time_count 1
                time_sum 1.5

                """)
    }
}
