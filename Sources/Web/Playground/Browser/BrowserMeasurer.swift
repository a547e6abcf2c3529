#if arch(wasm32)
    internal import AutoLayout

    /// Measures text as the page draws it.
    final class BrowserMeasurer: TextMeasuring {
        func width(of text: Substring, in font: Font) -> Double {
            var text = String(text)
            return text.withUTF8 { bytes in
                unsafe widthOfText(bytes.baseAddress, bytes.count, font.size, Int32(font.weight.rawValue))
            }
        }

        func metrics(of font: Font) -> FontMetrics {
            FontMetrics(
                ascent: ascentOfText(font.size, Int32(font.weight.rawValue)),
                descent: descentOfText(font.size, Int32(font.weight.rawValue)))
        }
    }

    // The functions that the page provides. Sizes are in points, and weights are CSS font weights.

    @_extern(wasm, module: "page", name: "widthOfText") @_extern(c)
    private func widthOfText(
        _ utf8: UnsafePointer<UInt8>?, _ count: Int, _ size: Double, _ weight: Int32
    ) -> Double

    @_extern(wasm, module: "page", name: "ascentOfText") @_extern(c)
    private func ascentOfText(_ size: Double, _ weight: Int32) -> Double

    @_extern(wasm, module: "page", name: "descentOfText") @_extern(c)
    private func descentOfText(_ size: Double, _ weight: Int32) -> Double
#endif
