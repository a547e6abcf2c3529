/// Reports as the systems print them.
enum Sample {
    static let boilerplate = """
        \tProbably at least one of the constraints in the following list is one you don't want.\u{20}
        \tTry this:\u{20}
        \t\t(1) look at each constraint and try to figure out which you don't expect;\u{20}
        \t\t(2) find the code that added the unwanted constraint or constraints and fix it.\u{20}

        """

    static let trailer = """
        Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.
        The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in <UIKitCore/UIView.h> may also be helpful.

        """

    static func list(_ lines: [String]) -> String {
        "(\n" + lines.map { "    \"\($0)\"" }.joined(separator: ",\n") + "\n)\n"
    }

    static func recovery(_ broken: String) -> String {
        "\nWill attempt to recover by breaking constraint \n\(broken)\n\n"
    }

    /// A report in UIKit's format.
    static func report(_ lines: [String], broken: String) -> String {
        "[LayoutConstraints] Unable to simultaneously satisfy constraints.\n" + boilerplate + list(lines)
            + recovery(broken) + trailer
    }

    /// A report in AppKit's format.
    static func appKit(_ lines: [String], broken: String) -> String {
        "[Layout] Unable to simultaneously satisfy constraints:\n" + list(lines) + recovery(broken)
            + "Set the NSUserDefault NSConstraintBasedLayoutVisualizeMutuallyExclusiveConstraints to YES to have"
            + " -[NSWindow visualizeConstraints:] automatically called when this happens.  And/or, set a symbolic"
            + " breakpoint on LAYOUT_CONSTRAINTS_NOT_SATISFIABLE to catch this in the debugger.\n"
    }

    static let width = "<NSLayoutConstraint:0x6001 UIButton:0x7a1'Back'.width == 100   (active)>"
    static let leading =
        "<NSLayoutConstraint:0x6002 H:|-(8)-[UIButton:0x7a1'Back']   (active, names: '|':UIView:0x7a3 )>"
    static let gap =
        "<NSLayoutConstraint:0x6003 'Bar.swift:38' H:[UIButton:0x7a1'Back']-(>=8)-[UILabel:0x7a2'Send']   (active)>"
    static let label =
        "<NSLayoutConstraint:0x6004 UILabel:0x7a2'Send'.leading == UIView:0x7a3.leading + 100   (active)>"
    static let height = "<NSLayoutConstraint:0x6005 V:[UILabel:0x7a2'Send'(20)]   (active)>"

    /// Four constraints that contradict each other by 16, and one that is irrelevant.
    static let lines = [width, leading, gap, label, height]
    static let conflict = report(lines, broken: gap)
}
