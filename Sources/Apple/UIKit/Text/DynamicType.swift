internal import Foundation

/// The sizes of a text style, and its leading, the distance between two baselines, in each category of text sizes, in
/// points.
///
/// The numbers for the two smallest categories and the largest one were measured on iOS 26.1 by the authors of the
/// public repository Vercantez/openuikit (`dynamic_type_ios.json`); the others are those of Apple's Human Interface
/// Guidelines, "Dynamic Type sizes".
struct DynamicType {
    private let sizes: [CGFloat]
    private let leadings: [CGFloat]

    private init(_ sizes: [CGFloat], _ leadings: [CGFloat]) { (self.sizes, self.leadings) = (sizes, leadings) }

    func size(in category: UIContentSizeCategory) -> CGFloat { sizes[category.index] }
    func leading(in category: UIContentSizeCategory) -> CGFloat { leadings[category.index] }

    /// The numbers of a style; those of body text for an unknown style.
    static func of(_ style: UIFont.TextStyle) -> DynamicType { styles[style] ?? body }

    static let body = DynamicType(
        [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
        [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62])
    private static let styles: [UIFont.TextStyle: DynamicType] = [
        .largeTitle: DynamicType(
            [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
            [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70]),
        .title1: DynamicType(
            [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
            [31, 32, 33, 34, 37, 39, 41, 46, 51, 57, 62, 68]),
        .title2: DynamicType(
            [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
            [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66]),
        .title3: DynamicType(
            [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
            [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65]),
        .callout: DynamicType(
            [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
            [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60]),
        .subheadline: DynamicType(
            [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
            [16, 18, 19, 20, 22, 24, 28, 31, 37, 43, 50, 58]),
        .footnote: DynamicType(
            [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
            [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52]),
        .caption1: DynamicType(
            [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
            [13, 13, 13, 16, 19, 21, 23, 29, 32, 39, 44, 51]),
        .caption2: DynamicType(
            [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
            [13, 13, 13, 13, 18, 20, 22, 25, 30, 35, 41, 48]),
    ]
}
