import Cards
import Hummingbird
import Logging
import NIOCore

/// Answers known errors with a status and a sentence, and passes on all others.
struct ErrorSentences<Context: RequestContext>: RouterMiddleware {
    func handle(
        _ request: Request, context: Context, next: (Request, Context) async throws -> Response
    ) async throws -> Response {
        do {
            return try await next(request, context)
        } catch let error as CardError {
            switch error {
            case .invalidData, .avatarNotRead:
                return Response(status: .unprocessableContent, text: error.sentence + "\n")
            case .unavailable:
                context.logger.error("A card could not be made.", metadata: ["reason": "\(error.sentence)"])
                return Response(status: .internalServerError, text: "The card could not be made.\n")
            }
        } catch let error as Renderers.Overload {
            context.logger.warning("A request was refused.", metadata: ["reason": "\(error)"])
            var response = Response(
                status: .serviceUnavailable, text: "There are too many requests; try again in a second.\n")
            response.headers[.retryAfter] = "1"
            return response
        } catch is NIOTooManyBytesError {
            return Response(
                status: .contentTooLarge, text: "A body has at most \(CardService.longestBody) bytes.\n")
        } catch let error as HTTPError {
            return Response(status: error.status, text: (error.body ?? sentence(for: error.status, request)) + "\n")
        } catch let error as any HTTPResponseError {
            return Response(status: error.status, text: sentence(for: error.status, request) + "\n")
        }
    }

    private func sentence(for status: HTTPResponse.Status, _ request: Request) -> String {
        status == .notFound ? "There is nothing here for this method and address." : "\(status.reasonPhrase)."
    }
}

/// Logs one line per answered request, with the request's details as metadata.
struct AccessLog<Context: RequestContext>: RouterMiddleware {
    func handle(
        _ request: Request, context: Context, next: (Request, Context) async throws -> Response
    ) async throws -> Response {
        let start = ContinuousClock.now
        let response = try await next(request, context)
        context.logger.info(
            "request",
            metadata: [
                "method": "\(request.method)", "path": "\(request.uri.path)", "status": "\(response.status.code)",
                "bytes": "\(response.body.contentLength ?? 0)",
                "milliseconds": "\(((ContinuousClock.now - start) / .microseconds(100)).rounded() / 10)",
            ])
        return response
    }
}
