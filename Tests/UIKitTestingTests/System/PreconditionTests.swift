import TestSupport
import Testing
import UIKit

/// What UIKit answers with an exception.
@Suite("A program is stopped by")
struct PreconditionTests {
    @Test("a constraint to something that is neither a view nor a guide")
    func strangeItem() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                _ = NSLayoutConstraint(
                    item: UIView(), attribute: .width, relatedBy: .equal, toItem: "view", attribute: .width,
                    multiplier: 1, constant: 0)
            }
        }
        expectMessage("The second item must be a view or a guide.", in: result?.standardErrorContent)
    }

    @Test("a constraint to no attribute of another view")
    func noAttribute() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                _ = NSLayoutConstraint(
                    item: UIView(), attribute: .width, relatedBy: .equal, toItem: UIView(), attribute: .notAnAttribute,
                    multiplier: 1, constant: 0)
            }
        }
        expectMessage("The second item has no attribute.", in: result?.standardErrorContent)
    }

    @Test("a position without another view")
    func lonePosition() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                _ = NSLayoutConstraint(
                    item: UIView(), attribute: .left, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
                    multiplier: 1, constant: 0)
            }
        }
        expectMessage("A position needs a second item.", in: result?.standardErrorContent)
    }

    @Test("a required constraint that becomes optional while it is active")
    func priority() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let view = UIView()
                let constraint = view.widthAnchor.constraint(equalToConstant: 5)
                constraint.isActive = true
                constraint.priority = .defaultHigh
            }
        }
        expectMessage("cannot change between required and optional", in: result?.standardErrorContent)
    }

    @Test("items that are appended to a snapshot without sections")
    func noSection() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
            snapshot.appendItems([1])
        }
        expectMessage("Items are appended to a section", in: result?.standardErrorContent)
    }

    @Test("a handler of traits that takes another class than that of the view")
    func handler() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                _ = UIView().registerForTraitChanges([UITraitDisplayScale.self]) { (_: UILabel, _) in }
            }
        }
        expectMessage("The handler takes a UILabel, but observes a UIView.", in: result?.standardErrorContent)
    }

    @Test("nothing, if an optional constraint gets another priority while it is active")
    @MainActor
    func allowed() {
        let view = UIView()
        let constraint = view.widthAnchor.constraint(equalToConstant: 5)
        constraint.priority = .defaultHigh
        constraint.isActive = true
        constraint.priority = .defaultLow
        #expect(constraint.priority == .defaultLow && constraint.isActive)
        constraint.isActive = false
        constraint.priority = .required
        #expect(constraint.priority == .required)
    }
}
