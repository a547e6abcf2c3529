package import AutoLayout

/// The view of AutoLayout behind one of a framework, whose overrides it follows.
package final class BackingView: View {
    weak var owner: BackedView?

    package override var intrinsicContentSize: Size {
        let owner = owner
        return MainActor.assumeIsolated { Size((owner as? any FrameworkView)?.contentSize ?? View.noContent) }
    }

    package override func layoutSubviews() {
        super.layoutSubviews()
        let owner = owner
        MainActor.assumeIsolated { (owner as? any FrameworkView)?.placeSubviews() }
    }
}
