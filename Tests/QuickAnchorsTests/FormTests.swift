import QuickAnchors
import Testing

@Suite("Every kind in every form")
struct FormTests {
    @Test("expands to the constraint one would write by hand", arguments: QuickAnchorType.makingConstraints)
    func expansion(_ kind: QuickAnchorType) throws {
        let spelling = try #require(Spelling.of(kind))
        let stage = Stage()
        stage.parent.addSubview(stage.child)
        for form in Form.all(for: kind) {
            let quick = stage.child.constraint(form.write(kind, stage.red))
            let verbose = spelling.verbose.constraint(
                stage.child, to: form.isRelated ? stage.red : nil, in: stage.parent, form)
            #expect(quick.isEquivalent(to: verbose), "\(form.words): \(quick), but by hand \(verbose)")
            #expect(!quick.isActive)
        }
    }

    @Test("gives the frames of the constraint one would write by hand", arguments: QuickAnchorType.makingConstraints)
    func frames(_ kind: QuickAnchorType) throws {
        let spelling = try #require(Spelling.of(kind))
        for form in Form.all(for: kind) {
            let quick = Stage().frames { stage in stage.child.constraint(form.write(kind, stage.red)) }
            let verbose = Stage().frames { stage in
                spelling.verbose.constraint(stage.child, to: form.isRelated ? stage.red : nil, in: stage.parent, form)
            }
            #expect(quick == verbose, "\(form.words)")
        }
    }

    @Test("moves the child away from where it would be without it", arguments: QuickAnchorType.makingConstraints)
    func effect(_ kind: QuickAnchorType) {
        let free = Stage().frames { $0.child.constraint(widthToConstant(37).priority(2)) }
        let tied = Stage().frames { $0.child.constraint(kind(3)) }
        #expect(free != tied)
    }
}

extension LayoutConstraint {
    /// Whether two constraints have the same items, attributes, relation, multiplier, constant, priority and
    /// identifier.
    fileprivate func isEquivalent(to other: LayoutConstraint) -> Bool {
        firstItem === other.firstItem && firstAttribute == other.firstAttribute && relation == other.relation
            && secondItem === other.secondItem && secondAttribute == other.secondAttribute
            && multiplier == other.multiplier && constant == other.constant && priority == other.priority
            && identifier == other.identifier
    }
}
