import SnapKit
import UIKit

/// Boxes constrained in most of SnapKit's forms.
public final class BoxesViewController: UIViewController {
    public let red = UIView()
    public let blue = UIView()
    public let green = UIView()
    public let badge = UIView()
    public let footer = UIView()
    public let note = UIView()
    private let parts = 2

    override public func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(red)
        view.addSubview(blue)
        view.addSubview(green)
        red.addSubview(badge)

        // The red box has a fixed height.
        red.snp.makeConstraints { make in
            make.top.equalToSuperview().offset(50)
            make.leading.equalToSuperview().inset(20)
            make.height.equalTo(100)
        }
        blue.snp.makeConstraints { make in
            make.top.bottom.equalTo(red)
            make.leading.equalTo(red.snp.trailing).offset(20)
            make.trailing.equalToSuperview().inset(20)
            make.width.equalTo(red).multipliedBy(0.5)
        }
        green.snp.makeConstraints {
            $0.top.equalTo(red.snp.bottom).offset(20)
            $0.leading.trailing.equalToSuperview().inset(20)
            $0.height.greaterThanOrEqualTo(50)
            $0.height.equalTo(10).priority(.high)
            $0.width.equalTo(red).multipliedBy(parts).priority(.low)
        }
        badge.snp.makeConstraints { make in
            make.center.equalToSuperview()
            make.size.equalTo(CGSize(width: 24, height: 16))
        }

        view.addSubview(footer)
        footer.addSubview(note)
        footer.snp.makeConstraints { make in
            make.left.right.equalTo(view.safeAreaLayoutGuide)
            make.bottom.equalTo(view.safeAreaLayoutGuide.snp.bottom).offset(-8)
            make.height.equalToSuperview().dividedBy(4)
        }
        note.snp.makeConstraints { $0.edges.equalToSuperview().inset(10) }
    }
}
