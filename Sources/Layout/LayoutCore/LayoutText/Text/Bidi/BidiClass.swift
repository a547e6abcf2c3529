/// The bidirectional class of a scalar, by its name in UAX #9.
///
/// The cases are in the order of the encoded table; the script that generates the table reads them here.
enum BidiClass: UInt8, CaseIterable {
    /// Left-to-right.
    case l
    /// Right-to-left.
    case r
    /// Right-to-left Arabic.
    case al
    /// European number.
    case en
    /// European separator.
    case es
    /// European terminator.
    case et
    /// Arabic number.
    case an
    /// Common separator.
    case cs
    /// Nonspacing mark.
    case nsm
    /// Boundary neutral.
    case bn
    /// Paragraph separator.
    case b
    /// Segment separator.
    case s
    /// White space.
    case ws
    /// Other neutral.
    case on
    /// Left-to-right embedding.
    case lre
    /// Left-to-right override.
    case lro
    /// Right-to-left embedding.
    case rle
    /// Right-to-left override.
    case rlo
    /// Pop directional format.
    case pdf
    /// Left-to-right isolate.
    case lri
    /// Right-to-left isolate.
    case rli
    /// First-strong isolate.
    case fsi
    /// Pop directional isolate.
    case pdi
}
