public import Foundation

/// A trait, as a type that can be listed where traits are observed.
public protocol UITraitDefinition {
    associatedtype Value

    static var defaultValue: Value { get }
}

public typealias UITrait = any UITraitDefinition.Type

/// A trait of every trait collection. The values of an app's own traits are not stored, so they never change.
protocol CollectedTrait: UITraitDefinition where Value: Equatable {
    static func value(in traits: UITraitCollection) -> Value
}

extension CollectedTrait {
    static func differs(between old: UITraitCollection, and new: UITraitCollection) -> Bool {
        value(in: old) != value(in: new)
    }
}

public struct UITraitHorizontalSizeClass: CollectedTrait {
    public static let defaultValue = UIUserInterfaceSizeClass.unspecified
    static func value(in traits: UITraitCollection) -> UIUserInterfaceSizeClass { traits.horizontalSizeClass }
}

public struct UITraitVerticalSizeClass: CollectedTrait {
    public static let defaultValue = UIUserInterfaceSizeClass.unspecified
    static func value(in traits: UITraitCollection) -> UIUserInterfaceSizeClass { traits.verticalSizeClass }
}

public struct UITraitUserInterfaceIdiom: CollectedTrait {
    public static let defaultValue = UIUserInterfaceIdiom.unspecified
    static func value(in traits: UITraitCollection) -> UIUserInterfaceIdiom { traits.userInterfaceIdiom }
}

public struct UITraitUserInterfaceStyle: CollectedTrait {
    public static let defaultValue = UIUserInterfaceStyle.unspecified
    static func value(in traits: UITraitCollection) -> UIUserInterfaceStyle { traits.userInterfaceStyle }
}

public struct UITraitLayoutDirection: CollectedTrait {
    public static let defaultValue = UITraitEnvironmentLayoutDirection.unspecified
    static func value(in traits: UITraitCollection) -> UITraitEnvironmentLayoutDirection { traits.layoutDirection }
}

public struct UITraitDisplayScale: CollectedTrait {
    public static let defaultValue: CGFloat = 0
    static func value(in traits: UITraitCollection) -> CGFloat { traits.displayScale }
}

public struct UITraitPreferredContentSizeCategory: CollectedTrait {
    public static let defaultValue = UIContentSizeCategory.unspecified
    static func value(in traits: UITraitCollection) -> UIContentSizeCategory { traits.preferredContentSizeCategory }
}
