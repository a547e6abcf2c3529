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
    /// Whether the next constraint is the one that a message is about.
    private var awaitsConstraint = false
    /// Whether the current report has a sentence that follows a list, although it may have no list.
    private var hasEnd = false
    /// The first report with nothing but its header.
    private var bareReport: ConflictReport?

    init(_ bytes: [UInt8]) {
        let bytes = EntityDecoder.decoded(bytes)
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
                if report.brokenConstraint != nil || isListing || report.message != nil {
                    begin(hasHeader: false, mark.end..<mark.end)
                }
                awaitsBroken = true
                hasEnd = true
            case .redaction: report.isRedacted = hasHeader
            case .message(let message): begin(message, mark.end..<end)
            case .trailer:
                awaitsBroken = false
                hasEnd = true
            case .constraint: add(mark, end)
            }
        }
        finish()
        return finished.isEmpty ? bareReport.map { [$0] } ?? [] : finished
    }

    /// Begins a report for a message, or continues one for the same message, which may be printed in several parts.
    private mutating func begin(_ message: LayoutMessage, _ rest: Range<Int>) {
        if report.message != message { begin(hasHeader: false, rest.upperBound..<rest.upperBound) }
        report.message = message
        awaitsBroken = false
        awaitsConstraint = message.hasConstraint
        if message == .ambiguousLayout { addAmbiguities(in: rest) }
    }

    /// Adds the positions and sizes that a message calls ambiguous: `for UILabel:0x1.minY{id: 8}, UILabel:0x1.Height{id: 9}`.
    private mutating func addAmbiguities(in range: Range<Int>) {
        let line = range.lowerBound..<endOfLine(from: range.lowerBound, to: range.upperBound)
        var parser = LineParser(TextCleaner.clean(bytes, line, joiningLines: false))
        parser.skipBlanks()
        guard parser.take("for ") else { return }
        while let side = parser.takeSide(isFirst: false),
            let item = NamesTable().item(side.mention, beside: nil, in: "", side: 1)
        {
            report.ambiguities.append(Equation.Side(item: item, attribute: side.attribute))
            guard parser.take(", ") else { return }
        }
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
            hasEnd = false
        }
        guard !isListing else { return }
        let isCertain =
            report.readCount > 0 || report.brokenConstraint?.isRead == true || report.isRedacted
            || report.message != nil
        guard isCertain || hasHeader && (hasEnd || !report.constraints.isEmpty) else {
            // The header may be quoted in a text that contains the report itself elsewhere.
            if hasHeader, bareReport == nil { bareReport = report }
            return
        }
        report.findBroken()
        report.findSuperviews()
        report.findRoles()
        finished.append(report)
    }

    private mutating func add(_ mark: Mark, _ end: Int) {
        let (constraint, rest) = read(mark, end)
        if let message = report.message { return add(constraint, to: message, rest..<end) }
        if awaitsBroken || isBrokenAgain(constraint) {
            report.brokenConstraint = constraint
            awaitsBroken = false
            return
        }
        if report.brokenConstraint != nil || report.isListClosed { begin(hasHeader: false, rest..<rest) }
        report.constraints.append(constraint)
        if closesList(rest..<end) { report.isListClosed = true } else { addUnknownLines(in: rest..<end) }
    }

    /// Adds a constraint to the message that contains it. Any other constraint begins a list without a header, or a report
    /// for another message with the same words.
    private mutating func add(_ constraint: ReportedConstraint, to message: LayoutMessage, _ rest: Range<Int>) {
        let isOfMessage = awaitsConstraint
        if !isOfMessage || !report.constraints.isEmpty { begin(hasHeader: false, rest.lowerBound..<rest.lowerBound) }
        if isOfMessage { report.message = message }
        awaitsConstraint = false
        report.constraints.append(constraint)
        if !isOfMessage { addUnknownLines(in: rest) }
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
