import LayoutReports

/// A report on two height constraints that contradict each other.
@main
struct Program {
    static func main() {
        let report = """
            <NSLayoutConstraint:0x1 V:[UIView:0xa1(100)]>
            <NSLayoutConstraint:0x2 V:[UIView:0xa1(160)]>
            """
        let reports = ConflictReport.all(in: report)
        print("\(reports.count) report with \(reports.first?.constraints.count ?? 0) constraints")
        precondition(reports.first?.explanation.conflict != nil, "The two heights contradict each other.")
    }
}
