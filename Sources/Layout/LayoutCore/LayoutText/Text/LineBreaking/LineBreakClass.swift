/// The line break class of a scalar after rule LB1 of UAX #14, by its name there. Ambiguous, surrogate and unknown
/// scalars are alphabetic, those of scripts that need a dictionary are alphabetic or combining, and conditional
/// Japanese starters are nonstarters.
///
/// The cases are in the order of the encoded table; the script that generates the table reads them here.
enum LineBreakClass: UInt8, CaseIterable {
    /// Alphabetic.
    case al
    /// Mandatory break.
    case bk
    /// Carriage return.
    case cr
    /// Line feed.
    case lf
    /// Next line.
    case nl
    /// Space.
    case sp
    /// Zero width space.
    case zw
    /// Zero width joiner.
    case zwj
    /// Combining mark.
    case cm
    /// Word joiner.
    case wj
    /// Glue: no-break spaces.
    case gl
    /// Opening punctuation that is not East Asian.
    case op
    /// East Asian opening punctuation.
    case opEastAsian
    /// Closing punctuation.
    case cl
    /// Closing parenthesis that is not East Asian.
    case cp
    /// East Asian closing parenthesis.
    case cpEastAsian
    /// Quotation.
    case qu
    /// Exclamation or interrogation.
    case ex
    /// Infix numeric separator.
    case `is`
    /// Symbol that allows a break after it.
    case sy
    /// Nonstarter.
    case ns
    /// Break opportunity before and after.
    case b2
    /// Break after.
    case ba
    /// Break before.
    case bb
    /// Contingent break opportunity.
    case cb
    /// Hyphen.
    case hy
    /// Inseparable.
    case `in`
    /// Numeric.
    case nu
    /// Prefix numeric.
    case pr
    /// Postfix numeric.
    case po
    /// Hebrew letter.
    case hl
    /// Ideographic.
    case id
    /// Ideographic: a code point reserved for pictographs.
    case idUnassigned
    /// Emoji base.
    case eb
    /// Emoji modifier.
    case em
    /// Regional indicator.
    case ri
    /// Hangul LV syllable.
    case h2
    /// Hangul LVT syllable.
    case h3
    /// Hangul L jamo.
    case jl
    /// Hangul V jamo.
    case jv
    /// Hangul T jamo.
    case jt
}
