public import AutoLayout
package import Foundation
internal import LayoutControls

/// The behavior that the views of both frameworks share, in coordinates with y downward.
@MainActor @preconcurrency
open class BackedView: BackedItem {
    package private(set) var view: View
    package private(set) var children: [BackedView] {
        get { unsafe storedChildren }
        _modify { yield unsafe &storedChildren }
    }
    /// Not isolated, because `deinit` is not. This is safe because nothing else refers to the views that it takes apart.
    nonisolated(unsafe) private var storedChildren: [BackedView] = []
    /// Whether the view is backed by a part of its parent's control and thus not one of the parent's children.
    package private(set) var isPart = false
    package private(set) weak var parent: BackedView?
    package private(set) var guides: [BackedGuide] = []
    /// The guides for the view's insets, by name.
    private var insetGuides: [String: BackedGuide] = [:]
    /// The size of this view when it or its parent last placed subviews.
    private var seenSize = Size.zero
    /// The tree's number of solves when this view last placed its subviews.
    private var solvesAtPlacing = -1
    /// The constraints that the view keeps alive while they are active, keyed by their backing constraints.
    var held: [ObjectIdentifier: NSLayoutConstraint] = [:]

    /// Public, because a client's subclass inherits no initializers from a class that hides one.
    public init(_ view: View) {
        self.view = view
        super.init(backing: view)
        follow()
        view.show(typeName: "\(Self.self)")
    }

    /// Makes reports of an ambiguity of this view end with a note; nil removes the note.
    package func setNoteOnAmbiguity(_ note: String?) { view.setNoteOnAmbiguity(note) }

    /// Attaches this view to a backing view. This is not an initializer, since subclasses in other modules would then
    /// inherit no initializers.
    package func stand(before view: View) {
        self.view = view
        backing = view
        follow()
    }

    /// Releases the descendants one by one, since nested releases would exhaust the stack if they are nested deeply.
    deinit {
        var waiting = unsafe storedChildren
        unsafe storedChildren = []
        while var next = waiting.popLast() {
            guard isKnownUniquelyReferenced(&next) else { continue }
            unsafe waiting += next.storedChildren
            unsafe next.storedChildren = []
        }
    }

    private func follow() {
        (view as? any Backing)?.owner = self
        (view as? Control)?.follower = self
    }

    public var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .firstBaseline) }
    public var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .lastBaseline) }

    open var translatesAutoresizingMaskIntoConstraints: Bool {
        get { view.translatesAutoresizingMaskIntoConstraints }
        set { view.translatesAutoresizingMaskIntoConstraints = newValue }
    }

    open var isHidden: Bool {
        get { view.isHidden }
        set { view.isHidden = newValue }
    }

    package func insert(_ child: BackedView, at index: Int) {
        // Only a view with subviews can be an ancestor; looking for it takes time in deep trees.
        let isCycle = self === child || !child.children.isEmpty && isDescendant(of: child)
        precondition(!isCycle, "A view cannot contain itself or one of its ancestors.")
        // The parts of a control come before the subviews of the framework's view.
        let present = view.subviews
        let parts = present.count - children.count
        child.releasingConstraints(of: child.parent === self ? nil : child.parent) {
            child.leaveChildren()
            child.isPart = false
            children.insert(child, at: min(max(index, 0), children.count))
            child.parent = self
            if present.indices.contains(index + parts), present[index + parts] === child.view { return }
            view.insertSubview(child.view, at: index + parts)
        }
    }

    public func isDescendant(of view: BackedView) -> Bool {
        sequence(first: self) { $0.parent }.contains { $0 === view }
    }

    /// Makes this view the parent of a view that is backed by a part of this view's control, without listing that view
    /// among the subviews.
    package func hold(_ part: BackedView) {
        part.leaveChildren()
        part.isPart = true
        part.parent = self
    }

    /// Creates the framework's views for the backing views that already exist.
    package func adoptSubviews(_ wrapper: (View) -> BackedView) {
        var waiting = [self]
        while let next = waiting.popLast() {
            for subview in next.view.subviews {
                let child = wrapper(subview)
                next.children.append(child)
                child.parent = next
                waiting.append(child)
            }
        }
    }

    private func leaveChildren() {
        guard let parent, let index = parent.children.index(ofObject: self) else { return }
        parent.children.remove(at: index)
    }

    package func leaveParent() {
        releasingConstraints(of: parent) {
            leaveChildren()
            parent = nil
            view.removeFromSuperview()
        }
    }

    package func add(_ guide: BackedGuide) {
        guide.releasingConstraints(of: guide.holder) {
            guide.holder?.guides.removeAll { $0 === guide }
            guides.append(guide)
            guide.holder = self
            view.addLayoutGuide(guide.guide)
        }
    }

    package func remove(_ guide: BackedGuide) {
        guard guide.holder === self else { return }
        guide.releasingConstraints(of: self) {
            guides.removeAll { $0 === guide }
            guide.holder = nil
            view.removeLayoutGuide(guide.guide)
        }
    }

    /// This view or the descendant that is backed by the given view; nil if there is none.
    package func wrapper(of descendant: View) -> BackedView? {
        tree.first { $0.view === descendant }
    }

    /// Adopts the guides that the layout system has added on its own.
    package func adoptGuides() {
        for guide in view.layoutGuides where !guides.contains(where: { $0.guide === guide }) {
            guard let adopted = (self as? any FrameworkView)?.guide(for: guide), adopted.holder !== self else {
                continue
            }
            adopted.holder = self
            guides.append(adopted)
        }
    }

    /// The framework's guide for one of this view's insets, with the name that the framework gives it.
    package func insetGuide<Guide: BackedGuide>(
        named name: String, _ make: (LayoutGuide) -> Guide, _ backing: (View) -> LayoutGuide
    ) -> Guide {
        if let known = insetGuides[name] as? Guide { return known }
        let guide = make(backing(view))
        guide.holder = self
        guide.name = name
        guides.append(guide)
        insetGuides[name] = guide
        return guide
    }

    /// Makes the parent place its subviews again if this view's size has changed since the parent last placed them, as
    /// both frameworks do; AutoLayout calls a view only if the view's own size changes.
    package func noteSizes() {
        let (size, solves) = (view.frame.size, view.solvesOfTree)
        // If the parent has placed its subviews since the latest solve, this view's new size is part of that placement:
        // when frames are rounded to pixels, a parent places its subviews before their solved frames are set.
        if let parent, seenSize != size, parent.solvesAtPlacing != solves { parent.view.setNeedsLayout() }
        (seenSize, solvesAtPlacing) = (size, solves)
        for child in children { child.seenSize = child.view.frame.size }
    }

    package var rect: CGRect {
        get { CGRect(view.frame) }
        set { view.frame = Rect(newValue) }
    }

    /// The number of pixels per point in the tree; 0 if frames are not rounded to pixels.
    package var displayScale: CGFloat {
        var root = view
        while let next = root.superview { root = next }
        return CGFloat(root.displayScale)
    }

    override var container: BackedView? { parent }

    package override var firstResponder: Responder? { tree.first { $0.isFirstResponder } }
}

extension BackedView {
    /// The backing view, which is of the class that the framework's class makes.
    package func backingView<Backing: View>() -> Backing {
        guard let backing = view as? Backing else {
            preconditionFailure("The view behind a \(Self.self) is a \(Backing.self).")
        }
        return backing
    }

    /// The view and its descendants, parents first.
    var tree: Preorder<BackedView> { Preorder(self) { $0.children } }
}
