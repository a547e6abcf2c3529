import QuickAnchors
import Testing

extension LayoutRemedy {
    /// Applies the changes to the constraints and views that the data names, and lays out; no conflict may be left.
    func apply(in screen: View) throws {
        var views = [screen]
        var index = 0
        while index < views.count {
            views += views[index].subviews
            index += 1
        }
        let all = views.flatMap { $0.constraints }
        for change in changes {
            switch change.property {
            case .width, .height, .translatesAutoresizingMaskIntoConstraints:
                let view = try #require(views.first { $0.name == change.item })
                switch change.property {
                case .width: view.frame.size.width = change.new
                case .height: view.frame.size.height = change.new
                default: view.translatesAutoresizingMaskIntoConstraints = change.new == 1
                }
            case .constant, .priority, .isActive, .spacing:
                let constraint = try #require(
                    all.first { $0.sentence == change.constraint && $0.location == change.location })
                switch change.property {
                case .constant: constraint.constant = change.new
                case .priority: constraint.priority = LayoutPriority(change.new)
                default: constraint.isActive = change.new == 1
                }
            }
        }
        screen.layoutIfNeeded()
        #expect(screen.layoutConflicts.isEmpty)
    }
}
