import ArgumentParser
import Invoices
import LayoutCairo
import LayoutDocuments
import ProgramSupport

/// Writes an invoice as PDF.
@main
struct InvoiceCommand: ParsableCommand {
    enum Language: String, CaseIterable, ExpressibleByArgument {
        case english, arabic
    }

    static let configuration = CommandConfiguration(commandName: "invoice", abstract: "Writes a sample invoice as PDF.")

    @Argument(help: "The file; - is the standard output.")
    var file = "invoice.pdf"

    @Option(help: "The language.")
    var language = Language.english

    @Option(help: "The number of items.")
    var items = 75

    func validate() throws {
        guard items >= 0 else { throw ValidationError("An invoice has no negative number of items.") }
    }

    func run() throws {
        do throws(CommandError) {
            let target = try OutputTarget(file)
            try target.write(pdf())
            if target != .standardOutput { try StandardStream.output.print(file) }
        } catch {
            // If this fails, there is nowhere left to report it.
            try? StandardStream.error.print("invoice: \(error.sentence)")
            throw ExitCode(error.kind.rawValue)
        }
    }

    private func pdf() throws(CommandError) -> [UInt8] {
        let invoice = language == .english ? Invoice.english(items: items) : .arabic(items: items)
        do throws(CairoError) {
            return try invoice.document(measurer: PangoMeasurer(family: "DejaVu Sans, sans-serif")).pdf()
        } catch {
            throw CommandError(kind: .unavailable, sentence: error.description)
        }
    }
}
