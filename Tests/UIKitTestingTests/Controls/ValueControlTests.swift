import Foundation
import LayoutControls
import Testing
import UIKit
import UIKitTesting

@Suite("A control that shows a value")
@MainActor
struct ValueControlTests {
    @Test("gives it to the control of the layout, which draws it")
    func values() throws {
        let (toggle, slider, progress) = (UISwitch(), UISlider(), UIProgressView(progressViewStyle: .bar))
        let shownSwitch = try #require(toggle.layoutView as? Switch)
        toggle.isOn = true
        #expect(toggle.isOn && shownSwitch.isOn)
        toggle.setOn(false, animated: true)
        #expect(!toggle.isOn && !shownSwitch.isOn)
        toggle.onTintColor = .red
        #expect(shownSwitch.onTintColor == UIColor.red.color)
        toggle.onTintColor = nil
        #expect(shownSwitch.onTintColor == .green)
        let shownSlider = try #require(slider.layoutView as? Slider)
        (slider.minimumValue, slider.maximumValue, slider.value) = (-2, 6, 3)
        #expect([slider.minimumValue, slider.maximumValue, slider.value] == [-2, 6, 3])
        #expect([shownSlider.minimumValue, shownSlider.maximumValue, shownSlider.value] == [-2, 6, 3])
        slider.setValue(4, animated: true)
        #expect(slider.value == 4 && slider.isContinuous)
        let shownProgress = try #require(progress.layoutView as? ProgressView)
        #expect(progress.progress == 0 && progress.progressViewStyle == .bar)
        progress.progress = 0.25
        #expect(progress.progress == 0.25 && shownProgress.progress == 0.25)
        progress.setProgress(0.5, animated: true)
        #expect(progress.progress == 0.5)
        let work = Progress(totalUnitCount: 4)
        work.completedUnitCount = 3
        progress.observedProgress = work
        #expect(progress.progress == 0.75)
        progress.observedProgress = nil
        #expect(progress.progress == 0)
        progress.progressTintColor = .red
        #expect(shownProgress.progressTintColor == UIColor.red.color)
        progress.progressTintColor = nil
        #expect(shownProgress.progressTintColor == UIColor.systemBlue.color)
        progress.trackTintColor = .green
        #expect(progress.backgroundColor == .green)
    }

    @Test("turns while it is animated, and is hidden otherwise, unless it is said to stay")
    func indicators() throws {
        let ring = UIActivityIndicatorView(style: .large)
        let shown = try #require(ring.layoutView as? ActivityIndicator)
        #expect(ring.style == .large && shown.style == .large && ring.hidesWhenStopped && !ring.isAnimating)
        ring.style = .medium
        #expect(ring.style == .medium && shown.style == .medium)
        ring.startAnimating()
        #expect(ring.isAnimating && !ring.isHidden)
        ring.stopAnimating()
        #expect(!ring.isAnimating && ring.isHidden)
        ring.hidesWhenStopped = false
        #expect(!ring.hidesWhenStopped && !ring.isHidden)
        ring.color = .red
        #expect(shown.color == UIColor.red.color)
        #expect([UIActivityIndicatorView.Style.white, .gray, .whiteLarge] == [.medium, .medium, .large])
        let (image, refresh) = (UIImageView(), UIRefreshControl())
        image.startAnimating()
        refresh.beginRefreshing()
        #expect(image.isAnimating && refresh.isRefreshing)
        image.stopAnimating()
        refresh.endRefreshing()
        #expect(!image.isAnimating && !refresh.isRefreshing)
    }

    @Test("has segments that are inserted, renamed and removed, one of which may be selected")
    func segments() throws {
        let control = UISegmentedControl(items: ["a", 5, "c"])
        let shown = try #require(control.layoutView as? SegmentedControl)
        #expect(shown.segments == ["a", "▢▢", "c"] && control.numberOfSegments == 3)
        #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment && shown.selectedIndex == nil)
        for (index, selected) in [(0, 0), (2, 2), (3, -1), (1, 1), (-1, -1)] {
            control.selectedSegmentIndex = index
            #expect(control.selectedSegmentIndex == selected && shown.selectedIndex == (selected < 0 ? nil : selected))
        }
        control.insertSegment(withTitle: "first", at: -3, animated: false)
        control.insertSegment(withTitle: "last", at: 9, animated: false)
        control.insertSegment(withTitle: nil, at: 1, animated: false)
        #expect(shown.segments == ["first", "", "a", "▢▢", "c", "last"])
        control.setTitle("b", forSegmentAt: 3)
        control.setTitle(nil, forSegmentAt: 0)
        #expect((0..<6).map { control.titleForSegment(at: $0) } == ["", "", "a", "b", "c", "last"])
        control.removeAllSegments()
        #expect(control.numberOfSegments == 0 && shown.segments.isEmpty)
        #expect(UISegmentedControl(items: nil).numberOfSegments == 0)
    }

    @Test("has as many dots as pages, and knows how large another number of them would be")
    func pages() throws {
        let control = UIPageControl()
        let shown = try #require(control.layoutView as? PageControl)
        #expect(control.numberOfPages == 0 && control.currentPage == 0 && control.intrinsicContentSize.width == 0)
        for count in 1...4 {
            (control.numberOfPages, control.currentPage) = (count, count - 1)
            #expect(shown.numberOfPages == count && shown.currentPage == count - 1)
            #expect(control.numberOfPages == count && control.currentPage == count - 1)
            #expect(control.size(forNumberOfPages: count) == control.intrinsicContentSize)
            #expect(control.size(forNumberOfPages: 9) == UIPageControl().size(forNumberOfPages: 9))
        }
        (control.pageIndicatorTintColor, control.currentPageIndicatorTintColor) = (.red, .blue)
        #expect(shown.pageIndicatorTintColor == UIColor.red.color)
        #expect(shown.currentPageIndicatorTintColor == UIColor.blue.color)
        // Dots of 29/3 points with gaps of 8, between margins of 14, as measured.
        let width = control.size(forNumberOfPages: 3).width
        #expect(abs(width - (29 + 16 + 28)) < 1e-9 && abs(control.intrinsicContentSize.height - 77 / 3) < 1e-9)
    }

    /// Wheels are as measured; the other sizes are our estimates, which apps see.
    @Test("is a date picker with the size of its style, and with the date that was set")
    func datePickers() {
        let picker = UIDatePicker()
        let styles: [UIDatePickerStyle] = [.automatic, .wheels, .compact, .inline]
        func sizes(_ mode: UIDatePicker.Mode) -> [CGSize] {
            picker.datePickerMode = mode
            return styles.map { style in
                picker.preferredDatePickerStyle = style
                #expect(picker.sizeThatFits(.zero) == picker.intrinsicContentSize)
                return picker.intrinsicContentSize
            }
        }
        let (wheels, calendar) = (CGSize(width: 320, height: 216), CGSize(width: 320, height: 316))
        let (long, short) = (CGSize(width: 200, height: 34), CGSize(width: 120, height: 34))
        #expect(sizes(.dateAndTime) == [long, wheels, long, calendar])
        for mode in [UIDatePicker.Mode.time, .date, .countDownTimer] {
            #expect(sizes(mode) == [short, wheels, short, calendar])
        }
        #expect(UIPickerView().sizeThatFits(.zero) == wheels && UIPickerView().intrinsicContentSize == wheels)
        let date = Date(timeIntervalSinceReferenceDate: 5)
        picker.setDate(date, animated: true)
        #expect(picker.date == date)
        // The layout asks again when the style changes.
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
        parent.addSubview(picker)
        picker.translatesAutoresizingMaskIntoConstraints = false
        picker.topAnchor.constraint(equalTo: parent.topAnchor).isActive = true
        picker.leadingAnchor.constraint(equalTo: parent.leadingAnchor).isActive = true
        for (style, size) in zip(styles, [short, wheels, short, calendar]) {
            picker.preferredDatePickerStyle = style
            parent.layoutIfNeeded()
            #expect(picker.frame.size == size)
        }
    }

    @Test("is a search bar as high as the system's, whose field has the text of the bar")
    func searchBars() {
        let bar = UISearchBar()
        bar.text = "words"
        #expect(bar.searchTextField === bar.searchTextField && bar.searchTextField.superview === bar)
        #expect((bar.searchTextField.layoutView as? TextField)?.text == "words" && bar.subviews.isEmpty)
    }
}

@Suite("A control")
@MainActor
struct ControlStateTests {
    @Test("has the states that are switched on, and shows them")
    func states() throws {
        let control = UIControl()
        let shown = try #require(control.layoutView as? Control)
        for bits in 0..<8 {
            control.isHighlighted = bits & 1 != 0
            control.isEnabled = bits & 2 == 0
            control.isSelected = bits & 4 != 0
            #expect(control.state.rawValue == UInt(bits))
            #expect([shown.isHighlighted, !shown.isEnabled, shown.isSelected] == [1, 2, 4].map { bits & $0 != 0 })
        }
    }

    @Test("is not kept alive by an action that it has performed")
    func sender() {
        weak var control: UIControl?
        let action = UIAction { _ in }
        do {
            let made = UIControl()
            made.addAction(action, for: .touchDown)
            made.sendActions(for: .touchDown)
            #expect(action.sender as? UIControl === made)
            control = made
        }
        #expect(control == nil && action.sender == nil)
    }

    @Test("performs the actions of its events until they are removed, and knows its targets")
    func actions() {
        let control = UIControl()
        var calls: [String] = []
        let (first, second) = (UIAction { _ in calls.append("first") }, UIAction { _ in calls.append("second") })
        control.addAction(first, for: [.touchDown, .valueChanged])
        control.addAction(second, for: .touchUpInside)
        control.sendActions(for: .touchDown)
        control.sendActions(for: [.touchUpInside, .valueChanged])
        control.sendActions(for: .touchCancel)
        #expect(calls == ["first", "first", "second"] && first.sender as? UIControl === control)
        control.removeAction(first, for: .touchUpInside)
        control.removeAction(second, for: .touchUpInside)
        control.sendActions(for: .allEvents)
        #expect(calls == ["first", "first", "second", "first"] && control.allTargets.isEmpty)
        let (one, two) = (UIView(), UIView())
        control.addTarget(one, action: "a", for: [.touchDown, .touchUpInside])
        control.addTarget(one, action: "b", for: .touchDown)
        control.addTarget(two, action: "a", for: .touchDown)
        #expect(control.allTargets == [one, two])
        #expect(control.actions(forTarget: one, forControlEvent: .touchDown) == ["a", "b"])
        #expect(control.actions(forTarget: two, forControlEvent: .touchDown) == ["a"])
        #expect(control.actions(forTarget: nil, forControlEvent: .touchDown) == ["a", "b", "a"])
        #expect(control.actions(forTarget: two, forControlEvent: .touchUpInside) == nil)
        control.removeTarget(one, action: "a", for: .touchDown)
        #expect(control.actions(forTarget: one, forControlEvent: .touchDown) == ["b"])
        #expect(control.actions(forTarget: one, forControlEvent: .touchUpInside) == ["a"])
        control.removeTarget(nil, action: "a", for: .allEvents)
        #expect(control.allTargets == [one])
        control.removeTarget(one, action: nil, for: .touchDown)
        #expect(control.allTargets.isEmpty)
        control.sendActions(for: .allEvents)
        #expect(calls.count == 5)
    }

    @Test("that recognizes gestures tells its targets, until they are removed, while it is enabled")
    func recognizers() {
        final class Target: UIView {
            var calls: [String] = []
            func one(_ recognizer: UIGestureRecognizer) { calls.append("one") }
            func two(_ recognizer: UIGestureRecognizer) { calls.append("two") }
        }
        let (target, other) = (Target(), Target())
        let (one, two) = (Selector("one:", Target.one(_:)), Selector("two:", Target.two(_:)))
        let recognizer = UIGestureRecognizer(target: target, action: one)
        recognizer.addTarget(target, action: two)
        recognizer.addTarget(other, action: two)
        func calls(_ state: UIGestureRecognizer.State = .ended) -> [[String]] {
            (target.calls, other.calls) = ([], [])
            recognizer.state = state
            return [target.calls, other.calls]
        }
        for state in [UIGestureRecognizer.State.began, .changed, .ended, .cancelled] {
            #expect(calls(state) == [["one", "two"], ["two"]])
        }
        #expect(calls(.possible) == [[], []] && calls(.failed) == [[], []])
        recognizer.isEnabled = false
        #expect(calls() == [[], []])
        recognizer.isEnabled = true
        recognizer.removeTarget(target, action: two)
        #expect(calls() == [["one"], ["two"]])
        recognizer.removeTarget(nil, action: one)
        #expect(calls() == [[], ["two"]])
        recognizer.removeTarget(target, action: nil)
        #expect(calls() == [[], ["two"]])
        recognizer.removeTarget(nil, action: nil)
        #expect(calls() == [[], []])
        #expect(recognizer.isEnabled && recognizer.cancelsTouchesInView && recognizer.delaysTouchesEnded)
        #expect(!recognizer.delaysTouchesBegan)
    }
}
