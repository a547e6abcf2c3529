import AutoLayout
import Foundation
import Testing

/// Which required constraint iOS 26.1 gives up, measured by the authors of github.com/Vercantez/openuikit on a simulator
/// (iPhone SE 3rd generation) and condensed into a fixture: half of their sets, with the orders of activation and the
/// ways of building that give the same result counted as one.
@Suite("Conflicts as measured on iOS")
struct MeasuredConflictTests {
    private struct Fixture: Decodable {
        struct Setup: Decodable {
            /// Constraints that come first and take no part.
            let vertical: [String: Written]
        }

        let setup: Setup
        let sets: [Measured]
    }

    struct Written: Decodable, Sendable {
        let item: String
        let attribute: String
        let relation: String
        let item2: String?
        let attribute2: String?
        let multiplier: Double
        let constant: Double
    }

    struct Natural: Decodable, Sendable {
        let width: Double
        let height: Double
        let hugging: Double
        let resistance: Double
    }

    struct Variant: Decodable, Sendable {
        let mode: String?
        /// Deactivations (-) and activations (+) after a first layout.
        let afterwards: [String]?
        let subviews: [String]?

        private enum CodingKeys: String, CodingKey {
            case mode, afterwards
            case subviews = "subviews of c"
        }
    }

    struct Measured: Decodable, Sendable {
        let set: String
        let variant: Variant?
        let views: [String]
        let content: [String: Natural]?
        let constraints: [String: Written]
        let givenUp: [String]
        let toldTimes: Int
        let frames: [String: [Double]]
    }

    private static func fixture() throws -> Fixture {
        let url = try #require(Bundle.module.url(forResource: "MeasuredConflicts", withExtension: "json"))
        return try JSONDecoder().decode(Fixture.self, from: Data(contentsOf: url))
    }

    /// The views of a set, and its constraints by name.
    private struct Scene {
        let screen = makeScreen(width: 375, height: 667)
        var items: [String: View] = [:]
        var constraints: [String: LayoutConstraint] = [:]

        init(_ measured: Measured, _ vertical: [String: Written]) {
            let container = View(frame: Rect(x: 0, y: 0, width: 300, height: 300), name: "c")
            container.translatesAutoresizingMaskIntoConstraints = true
            screen.addSubview(container)
            items["c"] = container
            for name in measured.variant?.subviews ?? measured.views {
                let natural = measured.content?[name]
                let view = natural.map { Content($0.width, $0.height, name: name) } ?? View(name: name)
                if let natural {
                    view.setContentHuggingPriority(LayoutPriority(natural.hugging), for: .horizontal)
                    view.setContentCompressionResistancePriority(LayoutPriority(natural.resistance), for: .horizontal)
                }
                view.translatesAutoresizingMaskIntoConstraints = false
                (name == "u" ? items["v"] : container)?.addSubview(view)
                items[name] = view
            }
            for (_, written) in vertical.sorted(by: { $0.key < $1.key }) where items[written.item] != nil {
                make(written)?.isActive = true
            }
            for (name, written) in measured.constraints { constraints[name] = make(written) }
        }

        private func make(_ written: Written) -> LayoutConstraint? {
            func attribute(_ name: String?) -> LayoutConstraint.Attribute {
                LayoutConstraint.Attribute.allCases.first { "\($0)" == name } ?? .notAnAttribute
            }
            guard let item = items[written.item],
                let relation = LayoutConstraint.Relation.allCases.first(where: { "\($0)" == written.relation })
            else { return nil }
            return LayoutConstraint(
                item: item, attribute: attribute(written.attribute), relatedBy: relation,
                toItem: written.item2.flatMap { items[$0] }, attribute: attribute(written.attribute2),
                multiplier: written.multiplier, constant: written.constant)
        }

        var givenUp: [String] { constraints.filter { $0.value.isDropped }.map(\.key).sorted() }

        var toldTimes: Int { screen.layoutDiagnostics.count { $0.kind == .conflict } }

        func apply(_ edit: String) {
            constraints[String(edit.dropFirst())]?.isActive = edit.hasPrefix("+")
        }

        func frames(like other: [String: [Double]]) -> [String: [Double]] {
            Dictionary(
                uniqueKeysWithValues: other.keys.map { name in
                    let frame = items[name]?.frame ?? .zero
                    return (name, [frame.minX, frame.minY, frame.width, frame.height])
                })
        }
    }

    private static func orders(_ names: [String]) -> [[String]] {
        names.isEmpty
            ? [[]] : names.flatMap { name in orders(names.filter { $0 != name }).map { [name] + $0 } }
    }

    @Test("In each measured set, the same constraint is given up as on iOS, in every order of activation")
    func sets() throws {
        let fixture = try Self.fixture()
        #expect(fixture.sets.count == 33)
        for measured in fixture.sets where measured.variant?.afterwards == nil {
            for order in Self.orders(measured.constraints.keys.sorted()) {
                let scene = Scene(measured, fixture.setup.vertical)
                for name in order { scene.constraints[name]?.isActive = true }
                scene.screen.layoutIfNeeded()
                let note: Comment = "\(measured.set) in the order \(order)"
                #expect(scene.givenUp == measured.givenUp, note)
                #expect(scene.toldTimes == measured.toldTimes, note)
                #expect(scene.frames(like: measured.frames) == measured.frames, note)
            }
        }
    }

    @Test("After constraints were deactivated and activated again, the frames are those on iOS")
    func afterwards() throws {
        let fixture = try Self.fixture()
        for measured in fixture.sets {
            guard let variant = measured.variant, let edits = variant.afterwards else { continue }
            let isLive = variant.mode == "live"
            let scene = Scene(measured, fixture.setup.vertical)
            for name in measured.constraints.keys.sorted() { scene.constraints[name]?.isActive = true }
            let note: Comment = "\(measured.set) \(variant.mode ?? "") \(edits)"
            if isLive {
                scene.screen.layoutIfNeeded()
                #expect(scene.givenUp == measured.givenUp, note)
            }
            for edit in edits {
                scene.apply(edit)
                if isLive { scene.screen.layoutIfNeeded() }
            }
            scene.screen.layoutIfNeeded()
            #expect(scene.frames(like: measured.frames) == measured.frames, note)
            if !isLive { #expect(scene.givenUp == measured.givenUp, note) }
            // The one difference: iOS keeps a constraint down as long as it is active, and therefore says nothing new
            // when the opponent returns. Here, the conflict has ended in between, so it is told again.
            let isToldAgain = isLive && edits == ["-a", "+a"]
            #expect(scene.toldTimes == measured.toldTimes + (isToldAgain ? 1 : 0), note)
        }
    }
}
