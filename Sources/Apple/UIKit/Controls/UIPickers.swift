internal import AppleLayout
internal import AutoLayout
public import Foundation

/// The size of a picker with wheels, in points, as measured by Mark Meretzky ("UIPickerView and its data source",
/// markmeretzky.com).
@MainActor
private let wheelsSize = CGSize(width: 320, height: 216)

/// A picker, which has the size of UIKit's and stores the selected rows, but shows nothing.
@MainActor @preconcurrency
open class UIPickerView: UIView {
    open weak var dataSource: (any UIPickerViewDataSource)?
    open weak var delegate: (any UIPickerViewDelegate)?
    private var selectedRows: [Int: Int] = [:]

    open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }
    open func numberOfRows(inComponent component: Int) -> Int {
        dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
    }

    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) { selectedRows[component] = row }
    open func selectedRow(inComponent component: Int) -> Int { selectedRows[component] ?? 0 }
    open func reloadAllComponents() {}
    open func reloadComponent(_ component: Int) {}

    override open var intrinsicContentSize: CGSize { wheelsSize }
    override open func sizeThatFits(_ size: CGSize) -> CGSize { wheelsSize }
}

@MainActor @preconcurrency
public protocol UIPickerViewDataSource: AnyObject {
    func numberOfComponents(in pickerView: UIPickerView) -> Int
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

@MainActor @preconcurrency
public protocol UIPickerViewDelegate: AnyObject {
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
    public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        nil
    }
    public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
}

/// A date picker, which stores the date but shows nothing. It has the size of the wheels, of a calendar, or of a button
/// that shows the value.
@MainActor @preconcurrency
open class UIDatePicker: UIControl {
    public enum Mode: Int, Sendable {
        case time, date, dateAndTime, countDownTimer
    }

    override class func makeView() -> View { BackingView(frame: .zero) }

    open var datePickerMode = Mode.dateAndTime
    open var preferredDatePickerStyle = UIDatePickerStyle.automatic { didSet { invalidateIntrinsicContentSize() } }
    open var date = Date()
    open var minimumDate: Date?
    open var maximumDate: Date?
    open var locale: Locale?
    open var calendar: Calendar! = .current
    open var timeZone: TimeZone?
    open var minuteInterval = 1
    open var countDownDuration: TimeInterval = 0

    open func setDate(_ date: Date, animated: Bool) { self.date = date }

    /// The button's height of 34 points is our estimate, as is the calendar's size: as wide as the wheels and 100
    /// points taller.
    override open var intrinsicContentSize: CGSize {
        switch preferredDatePickerStyle {
        case .wheels: wheelsSize
        case .inline: CGSize(width: wheelsSize.width, height: wheelsSize.height + 100)
        case .automatic, .compact: CGSize(width: datePickerMode == .dateAndTime ? 200 : 120, height: 34)
        }
    }

    override open func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}

public enum UIDatePickerStyle: Int, Sendable {
    case automatic, wheels, compact, inline
}
