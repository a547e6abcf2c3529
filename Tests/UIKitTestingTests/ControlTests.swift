import Testing
import UIKit
import UIKitTesting

@MainActor
@Suite("A control after the first pass")
struct ControlTests {
    private func show(_ control: UIView) -> UIView {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 800))
        root.addSubview(control)
        control.frame = CGRect(x: 0, y: 0, width: 200, height: 50)
        root.layoutIfNeeded()
        return root
    }

    @Test("mirrors its parts once its direction is forced")
    func direction() {
        let toggle = UISwitch()
        toggle.isOn = true
        let root = show(toggle)
        let before = toggle.view.subviews[0].frame
        toggle.semanticContentAttribute = .forceRightToLeft
        root.layoutIfNeeded()
        #expect(toggle.view.subviews[0].frame.minX == 200 - before.maxX)
    }

    @Test("keeps the insets of a button at their sides in both directions")
    func edgeInsets() {
        let button = UIButton(type: .system)
        button.setTitle("Go", for: .normal)
        button.contentEdgeInsets = UIEdgeInsets(top: 0, left: 100, bottom: 0, right: 0)
        let root = show(button)
        let before = button.titleLabel?.frame
        button.semanticContentAttribute = .forceRightToLeft
        root.layoutIfNeeded()
        #expect(button.titleLabel?.frame == before)
    }

    @Test("makes room for another font of its title")
    func titleFont() {
        let button = UIButton(type: .system)
        button.setTitle("Go", for: .normal)
        let root = show(button)
        button.titleLabel?.font = .systemFont(ofSize: 30)
        root.layoutIfNeeded()
        #expect(button.titleLabel?.frame.size == button.titleLabel?.intrinsicContentSize)
        #expect(button.intrinsicContentSize.height > 40)
    }
}
