internal import AutoLayout

extension String {
    /// The text with the special characters of XML escaped, and without the characters that `visible` would replace,
    /// except for tabs and line breaks.
    var escapedForXML: String {
        var escaped = ""
        for scalar in unicodeScalars {
            switch scalar {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            case "\"": escaped += "&quot;"
            case "\t", "\n", "\r": escaped.unicodeScalars.append(scalar)
            case _ where scalar.visible != scalar: continue
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }
}
