import Testing
import UIKit

/// Errors for which UIKit stops the program. They stop a test as well, so that no test passes where the app would
/// crash.
@Suite("A test is stopped, as an app would be, by")
struct MisuseTests {
    @Test("a constraint to a view that is in no tree yet")
    func noAncestor() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let (screen, title, button) = (UIView(), UIView(), UIView())
                screen.addSubview(title)
                title.trailingAnchor.constraint(equalTo: button.leadingAnchor).isActive = true
            }
        }
        let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(words.contains(": The items of an active constraint need a common ancestor."))
    }

    @Test("a view that is added to itself, or to one of its subviews")
    func cycles() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let view = UIView()
                view.addSubview(view)
            }
        }
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let (outer, inner) = (UIView(), UIView())
                outer.addSubview(inner)
                inner.addSubview(outer)
            }
        }
    }

    @Test("items with the same identifier that are added to a snapshot in one call")
    func duplicates() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
            snapshot.appendSections(["a"])
            snapshot.appendItems([1, 2, 1])
        }
        let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(words.contains("MisuseTests.swift") && words.contains("The identifiers are not unique: 1."))
    }

    @Test("a section that is already in a snapshot")
    func duplicateSections() async {
        await #expect(processExitsWith: .failure) {
            var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
            snapshot.appendSections(["a"])
            snapshot.appendSections(["b", "a"])
        }
    }
}
