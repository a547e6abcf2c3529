import AutoLayout
import CGTK4
import LayoutGTK
import QuickAnchors
import Testing

@testable import GTKScreens

/// The tests need a display: `.ci/hosts` runs them under Xvfb.
@Suite("Widgets placed by Auto Layout", .serialized, .enabled { await GalleryWindow.isDisplayThere })
@MainActor
struct WidgetTests {
    /// Expects all widgets whose views are not hidden to be where these views are.
    private func compare(_ host: WidgetHost, _ note: String) {
        let placed = host.placed
        #expect(!placed.isEmpty)
        for (view, frame) in placed where !view.isHidden {
            #expect(host.bounds(of: view) == frame, "\(view.name ?? "?") in \(note)")
        }
    }

    @Test(
        "Widgets of the screens match their frames, at every size and in both directions",
        arguments: [(480, 640), (640, 720), (900, 560)], [false, true])
    func screens(size: (Int32, Int32), isMirrored: Bool) throws {
        gtk_widget_set_default_direction(isMirrored ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR)
        defer { gtk_widget_set_default_direction(GTK_TEXT_DIR_LTR) }
        for screen in GalleryScreen.all {
            let stage = unsafe Stage(screen.host.widget, width: size.0, height: size.1)
            let note = "\(screen.name) at \(stage.size), mirrored: \(isMirrored)"
            #expect(stage.size.width == Double(size.0), "\(note)")
            for host in [screen.host] + screen.inner { compare(host, note) }
            #expect(screen.host.content.frame.size == stage.size, "\(note)")
            #expect(screen.host.content.layoutDiagnostics.isEmpty, "\(screen.host.content.layoutDiagnostics)")
            let (first, frame) = try #require(
                screen.host.placed.first { $0.view.name == "headline" || $0.frame.minX > 0 })
            #expect(first.isHidden == false && frame.width > 0)
            stage.close()
        }
    }

    @Test("The snapshot of a screen has its constraints, and its size in the window")
    func snapshot() throws {
        let window = GalleryWindow(.settings, width: 640, height: 720, isDark: false, isRightToLeft: false)
        let snapshot = window.snapshot(of: .settings)
        let host = try #require(window.screens.first { $0.name == "settings" }?.host)
        let size = host.content.frame.size
        let isConstrained = snapshot.contains("\"description\":\"Cancel.width == Save changes.width\"")
        let isSized = snapshot.hasSuffix("\"size\":{\"height\":\(Int(size.height)),\"width\":\(Int(size.width))}}")
        #expect(size.width > 560 && isConstrained && isSized)
    }

    @Test("After a change of a text, of a style and of the window's size, widgets and frames agree again")
    func changes() throws {
        let screen = GalleryScreen.chat
        let stage = unsafe Stage(screen.host.widget, width: 480, height: 640)
        let label = try #require(screen.changes.last?.label)
        let before = label.frame.height
        for change in screen.changes { Widgets.setText(of: change.label, change.text) }
        stage.wait { label.frame.height > before }
        stage.settle()
        #expect(label.frame.height > before)
        for host in [screen.host] + screen.inner { compare(host, "after other texts") }
        unsafe gtk_widget_add_css_class(label.widget, "headline")
        let (after, width) = (label.frame.height, label.frame.width)
        stage.wait { label.frame.height > after }
        stage.settle()
        #expect(label.frame.height > after && label.frame.width <= width)
        stage.resize(width: 700, height: 640)
        #expect(label.frame.width > width)
        for host in [screen.host] + screen.inner { compare(host, "after another width") }
        stage.close()
    }

    @Test("A widget that is hidden takes no room in a stack, and has its place again when it is shown")
    func visibility() {
        let host = WidgetHost()
        let views = ["one", "two", "three"].map { Widgets.button($0) }
        let row = HStack(spacing: 10) { views }
        host.content.quickAdd(row, [0, 0, nil, nil])
        let stage = unsafe Stage(host.widget, width: 480, height: 100)
        let place = views[2].frame.minX
        unsafe gtk_widget_set_visible(views[1].widget, 0)
        stage.settle()
        #expect(views[1].isHidden && views[2].frame.minX == views[0].frame.maxX + 10)
        compare(host, "with one not visible")
        unsafe gtk_widget_set_visible(views[1].widget, 1)
        stage.settle()
        #expect(views[2].frame.minX == place)
        views[0].isHidden = true
        host.setNeedsLayout()
        stage.settle()
        #expect(unsafe gtk_widget_get_child_visible(views[0].widget) == 0 && views[1].frame.minX == 0)
        stage.close()
    }

    @Test("Widgets move with the view that contains them when it scrolls, and are hidden with it")
    func holders() {
        let host = WidgetHost()
        let (holder, button) = (View(), Widgets.button("one"))
        host.content.quickAdd(holder, [0, 0, nil, nil], [widthToConstant(200), heightToConstant(80)])
        holder.quickAdd(button, [10, 20, nil, nil])
        let stage = unsafe Stage(host.widget, width: 300, height: 100)
        #expect(host.bounds(of: button)?.origin == Point(x: 20, y: 10))
        holder.bounds.origin = Point(x: 5, y: 3)
        host.setNeedsLayout()
        stage.settle()
        #expect(host.bounds(of: button)?.origin == Point(x: 15, y: 7))
        holder.isHidden = true
        host.setNeedsLayout()
        stage.settle()
        #expect(unsafe gtk_widget_get_child_visible(button.widget) == 0)
        stage.close()
    }

    @Test("A text whose words are reordered gets the height that it needs, although its unwrapped width is the same")
    func wordOrder() {
        let host = WidgetHost()
        let (text, part) = (Widgets.text("i mmmm i mmmm", wraps: true), Widgets.text("i mmmm", wraps: true))
        var width: Int32 = 0
        unsafe gtk_widget_measure(part.widget, GTK_ORIENTATION_HORIZONTAL, -1, nil, &width, nil, nil)
        host.content.quickAdd(text, [0, 0, nil, nil], [widthToConstant(Double(width) + 1)])
        let stage = unsafe Stage(host.widget, width: 300, height: 200)
        let twoLines = text.frame.height
        // Now "i i" is on one line, and each of the other words is on its own line.
        Widgets.setText(of: text, "i i mmmm mmmm")
        stage.wait { text.frame.height > twoLines }
        stage.settle()
        // Widgets have whole-number heights, but lines of text do not.
        #expect((2 * text.frame.height / twoLines).rounded() == 3)
        compare(host, "after the words have changed places")
        stage.close()
    }

    @Test("Texts of different sizes stand on one line if a constraint aligns their baselines")
    func baselines() throws {
        let host = WidgetHost()
        let (large, small) = (Widgets.text("Large", "headline"), Widgets.text("and small", "caption"))
        host.content.quickAdd(large, [20, 10, nil, nil])
        host.content.quickAdd(small, [leadingToTrailing(large, 8), firstBaselineToFirstBaseline(large)])
        // The widget is taller than its text, which is centered vertically.
        small.heightAnchor.constraint(equalToConstant: 51).isActive = true
        let stage = unsafe Stage(host.widget, width: 300, height: 120)
        let lines = try [large, small].map { view in
            var (x, y): (Int32, Int32) = (0, 0)
            unsafe gtk_label_get_layout_offsets(OpaquePointer(view.widget), &x, &y)
            let baseline = unsafe pango_layout_get_baseline(gtk_label_get_layout(OpaquePointer(view.widget)))
            return try #require(host.bounds(of: view)).minY + Double(y) + Double(baseline) / Double(PANGO_SCALE)
        }
        #expect(abs(lines[0] - lines[1]) <= 1, "\(lines)")
        stage.close()
    }

    @Test("GTK gets minimum and natural sizes, and heights for widths, as from its own containers")
    func measuring() {
        let (host, box) = unsafe (RowList.hosted(count: 12), RowList.boxed(count: 12))
        let stage = unsafe Stage(host.widget, width: 640, height: 700)
        let other = unsafe Stage(box, width: 640, height: 700)
        func measured(_ orientation: GtkOrientation, _ size: Int32) -> [[Int32]] {
            unsafe [host.widget, box].map { widget in
                var (least, natural): (Int32, Int32) = (0, 0)
                unsafe gtk_widget_measure(widget, orientation, size, &least, &natural, nil, nil)
                return [least, natural]
            }
        }
        let widths = measured(GTK_ORIENTATION_HORIZONTAL, -1)
        #expect(widths[0] == widths[1])
        for width: Int32 in [300, 412, 555, 700] {
            let heights = measured(GTK_ORIENTATION_VERTICAL, width)
            #expect(heights[0] == heights[1], "at \(width)")
        }
        stage.close()
        other.close()
    }

    @Test("A window cannot be made so small that widgets get less than their minimum sizes in GTK")
    func minimum() {
        for screen in GalleryScreen.all {
            let stage = unsafe Stage(screen.host.widget, width: 10, height: 10)
            compare(screen.host, "the smallest window")
            for (view, frame) in screen.host.placed {
                var (least, natural): (Int32, Int32) = (0, 0)
                unsafe gtk_widget_measure(view.widget, GTK_ORIENTATION_HORIZONTAL, -1, &least, &natural, nil, nil)
                #expect(frame.width >= Double(least), "\(view.name ?? "?") in \(screen.name)")
                unsafe gtk_widget_measure(
                    view.widget, GTK_ORIENTATION_VERTICAL, Int32(frame.width), &least, &natural, nil, nil)
                #expect(frame.height >= Double(least), "\(view.name ?? "?") in \(screen.name)")
            }
            stage.close()
        }
    }

    @Test("Widgets are added to the container, and removed from it, with their views")
    func adoption() {
        let host = WidgetHost()
        let (first, second) = (Widgets.text("first"), Widgets.text("second"))
        host.content.quickAdd(first, [0, 0, nil, nil])
        let stage = unsafe Stage(host.widget, width: 300, height: 200)
        let (outer, inner) = (View(), View())
        host.content.quickAdd(outer, [topToBottom(first), leadingToLeading()])
        // `inner` is added to a plain view, so no callback tells the host about the widget in `inner`.
        inner.quickAdd(second, 4)
        outer.quickAdd(inner, 4)
        #expect(unsafe gtk_widget_get_parent(first.widget) == host.widget)
        host.setNeedsLayout()
        stage.settle()
        #expect(unsafe gtk_widget_get_parent(second.widget) == host.widget)
        #expect(second.frame.width > 0)
        compare(host, "after one has come")
        outer.removeFromSuperview()
        #expect(unsafe gtk_widget_get_parent(second.widget) == nil)
        first.removeFromSuperview()
        #expect(unsafe gtk_widget_get_parent(first.widget) == nil)
        stage.close()
    }

    @Test("Widgets are drawn in the order of their views in depth, even after it changes")
    func depth() {
        let (host, holder) = (WidgetHost(), View())
        let views = ["one", "two", "three"].map { Widgets.button($0) }
        host.content.quickAdd(holder, 0)
        holder.quickAdd(views[0], [0, 0, nil, nil])
        holder.quickAdd(views[1], [4, 4, nil, nil])
        host.content.quickAdd(views[2], [8, 8, nil, nil])
        let stage = unsafe Stage(host.widget, width: 300, height: 100)
        /// The indices of the views, from back to front.
        func drawn() -> [Int] {
            host.setNeedsLayout()
            stage.settle()
            var (widget, found) = (unsafe gtk_widget_get_first_child(host.widget), [Int]())
            while let child = unsafe widget {
                unsafe found += views.indices.filter { views[$0].widget == child }
                unsafe widget = gtk_widget_get_next_sibling(child)
            }
            return found
        }
        #expect(drawn() == [0, 1, 2])
        holder.exchangeSubview(at: 0, withSubviewAt: 1)
        #expect(drawn() == [1, 0, 2])
        holder.zPosition = 1
        #expect(drawn() == [2, 1, 0])
        views[1].zPosition = 2
        host.content.quickAdd(Widgets.button("four"), [0, 0, nil, nil])
        #expect(drawn() == [2, 0, 1])
        stage.close()
    }

    @Test("The host and its views are released with the container")
    func lifetime() {
        weak var host: WidgetHost?
        weak var view: WidgetView?
        do {
            let newHost = WidgetHost()
            let label = Widgets.text("label")
            newHost.content.quickAdd(label, 8)
            let stage = unsafe Stage(newHost.widget, width: 200, height: 100)
            (host, view) = (newHost, label)
            stage.close()
        }
        #expect(host == nil && view == nil)
    }

    @Test("A thousand rows in a scrolling list match their frames")
    func list() throws {
        let host = RowList.hosted(count: 1000)
        let stage = unsafe Stage(Widgets.scrolled(host), width: 500, height: 600)
        compare(host, "a list")
        #expect(host.content.frame.height > 600 && host.content.frame.width == 500)
        stage.close()
    }

    @Test("Sizes and positions that are too large for GTK are limited to a million points")
    func farAway() {
        let (host, near, far) = (WidgetHost(), Widgets.area(), Widgets.area())
        host.content.quickAdd(
            near, [topToTop(), leadingToLeading(-1e10), widthToConstant(1e10), heightToConstant(1e10)])
        host.content.quickAdd(far, [topToBottom(near), leadingToLeading(1e10), heightToConstant(20), bottomToBottom()])
        let stage = unsafe Stage(Widgets.scrolled(host), width: 300, height: 200)
        #expect(host.bounds(of: near) == Rect(x: -1e6, y: 0, width: 1e6, height: 1e6))
        #expect(host.bounds(of: far)?.origin == Point(x: 1e6, y: 1e6))
        stage.close()
    }
}
