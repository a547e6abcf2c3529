public import Foundation

/// Tells how long ago a date was, or how soon it will be, in the words of Foundation.
open class RelativeDateTimeFormatter: Formatter {
    public enum UnitsStyle: Int, Sendable {
        case full, spellOut, short, abbreviated
    }

    public enum DateTimeStyle: Int, Sendable {
        case numeric, named
    }

    open var unitsStyle = UnitsStyle.full
    open var dateTimeStyle = DateTimeStyle.numeric
    open var locale: Locale! = .current
    open var calendar: Calendar! = .current

    open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
        let units: [Date.RelativeFormatStyle.UnitsStyle] = [.wide, .spellOut, .abbreviated, .narrow]
        return Date.AnchoredRelativeFormatStyle(
            anchor: date, presentation: dateTimeStyle == .named ? .named : .numeric,
            unitsStyle: units[unitsStyle.rawValue], locale: locale, calendar: calendar
        ).format(referenceDate)
    }
}
