/// Assembles reports from the marks in a string.
struct ReportReader {
    let bytes: [UInt8]
    private let marks: [Mark]
    private var finished: [ConflictReport] = []
    private var report = ConflictReport()
    /// Whether the current report began with a header, not with a list or the sentence after a list.
    private var hasHeader = false
    private var isListing = false
    private var awaitsBroken = false

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        var scanner = MarkScanner(bytes)
        marks = scanner.scan()
    }

    /// Reads all reports in the bytes, and returns them in order. Call it only once.
    /// - Complexity: O(*n*) in the number of bytes.
    mutating func reports() -> [ConflictReport] {
        for (index, mark) in marks.enumerated() {
            let end = index + 1 < marks.count ? marks[index + 1].start : bytes.count
            switch mark.kind {
            case .header: begin(hasHeader: true, mark.end..<end)
            case .listing:
                begin(hasHeader: false, mark.end..<mark.end)
                isListing = true
            case .recovery:
                // A second broken constraint belongs to a report whose beginning is missing.
                if report.brokenConstraint != nil || isListing { begin(hasHeader: false, mark.end..<mark.end) }
                awaitsBroken = true
            case .redaction: report.isRedacted = hasHeader
            case .trailer: awaitsBroken = false
            case .constraint: add(mark, end)
            }
        }
        finish()
        return finished
    }

    private mutating func begin(hasHeader: Bool, _ rest: Range<Int>) {
        finish()
        self.hasHeader = hasHeader
        addUnknownLines(in: rest)
    }

    private mutating func finish() {
        defer {
            report = ConflictReport()
            hasHeader = false
            isListing = false
            awaitsBroken = false
        }
        guard !isListing else { return }
        let isCertain = report.readCount > 0 || report.brokenConstraint?.isRead == true || report.isRedacted
        guard isCertain || hasHeader && !report.constraints.isEmpty else { return }
        report.findBroken()
        report.findSuperviews()
        report.findRoles()
        finished.append(report)
    }

    private mutating func add(_ mark: Mark, _ end: Int) {
        let (constraint, rest) = read(mark, end)
        if awaitsBroken || isBrokenAgain(constraint) {
            report.brokenConstraint = constraint
            awaitsBroken = false
            return
        }
        if report.brokenConstraint != nil || report.isListClosed { begin(hasHeader: false, rest..<rest) }
        report.constraints.append(constraint)
        if closesList(rest..<end) { report.isListClosed = true } else { addUnknownLines(in: rest..<end) }
    }

    /// Whether a constraint after the list also occurs in the list, in which case it must be the broken one, and the
    /// sentence before it must have been lost.
    private func isBrokenAgain(_ constraint: ReportedConstraint) -> Bool {
        report.isListClosed && report.brokenConstraint == nil
            && report.constraints.contains { $0.id == constraint.id }
    }

    private mutating func addUnknownLines(in range: Range<Int>) {
        for text in unknownLines(in: range) { report.constraints.append(ReportedConstraint(unread: text)) }
    }

    /// The constraint at a mark, and its end.
    private func read(_ mark: Mark, _ end: Int) -> (ReportedConstraint, Int) {
        let line = endOfLine(from: mark.end, to: end)
        let hasBracket = hasBracket(before: mark.start)
        if let found = parse(mark.start..<line, joiningLines: false, hasBracket) { return found }
        let paragraph = endOfParagraph(from: line, to: end)
        if paragraph > line, let found = parse(mark.start..<paragraph, joiningLines: false, hasBracket) {
            return found
        }
        if paragraph > line, let found = parse(mark.start..<paragraph, joiningLines: true, hasBracket) { return found }
        let text = TextCleaner.clean(bytes, mark.start..<line, joiningLines: false)
        let parser = ConstraintParser(text, hasBracket: hasBracket)
        return (ReportedConstraint(parser, text: printed(mark.start..<line, hasBracket)), line)
    }

    /// The constraint in a range, and its end; nil if the constraint cannot be read completely.
    private func parse(
        _ range: Range<Int>, joiningLines: Bool, _ hasBracket: Bool
    ) -> (ReportedConstraint, Int)? {
        let text = TextCleaner.clean(bytes, range, joiningLines: joiningLines)
        let parser = ConstraintParser(text, hasBracket: hasBracket)
        guard parser.equation != nil else { return nil }
        let end = TextCleaner.end(of: parser.length, in: bytes, range, joiningLines: joiningLines)
        return (ReportedConstraint(parser, text: printed(range.lowerBound..<end, hasBracket)), end)
    }
}
