public import Foundation

public final class UIColor: NSObject, Sendable {
    public static let white = UIColor()
    public static let red = UIColor()
    public static let blue = UIColor()
    public static let green = UIColor()
}
