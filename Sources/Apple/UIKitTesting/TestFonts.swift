internal import Foundation
package import UIKit

/// The metrics and advances of an app's own fonts, for a system on which the fonts are not installed.
///
/// The article *Testing UIKit code on Linux* contains the code that writes them on a Mac.
public struct TestFonts: Sendable {
    package let tables: [FontTable]

    /// No fonts: an app's own fonts are measured like the system font.
    public init() { tables = [] }

    /// The fonts in JSON: an array of objects with the name of a font, its vertical metrics and its advances by character,
    /// all for a size of one point.
    /// - Throws: a `DecodingError` if the text has another form.
    public init(json: String) throws {
        tables = try JSONDecoder().decode([FontTable].self, from: Data(json.utf8))
    }
}
