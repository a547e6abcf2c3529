internal import AppleLayout
internal import AutoLayout
internal import Foundation

extension UITableView {
    /// The headers, rows and footers of the data source; their views are added to the table.
    func loadedPieces() -> [Piece] {
        guard let dataSource else { return [] }
        var pieces: [Piece] = []
        for section in 0..<numberOfSections {
            let header =
                tableDelegate?.tableView(self, viewForHeaderInSection: section)
                ?? titleView(dataSource.tableView(self, titleForHeaderInSection: section), isHeader: true)
            pieces.append(Piece(kind: .header(section), view: header))
            for row in 0..<numberOfRows(inSection: section) {
                let path = IndexPath(row: row, section: section)
                let cell = dataSource.tableView(self, cellForRowAt: path)
                if selection.contains(path) { cell.setSelected(true, animated: false) }
                cell.setNeedsUpdateConfiguration()
                tableDelegate?.tableView(self, willDisplay: cell, forRowAt: path)
                pieces.append(Piece(kind: .row(path), view: cell))
            }
            let footer =
                tableDelegate?.tableView(self, viewForFooterInSection: section)
                ?? titleView(dataSource.tableView(self, titleForFooterInSection: section), isHeader: false)
            pieces.append(Piece(kind: .footer(section), view: footer))
        }
        for piece in pieces { piece.view.map(holdCell) }
        return pieces
    }

    /// The height that the delegate or the table specifies; negative if the content determines it.
    func specifiedHeight(of kind: Piece.Kind) -> CGFloat {
        switch kind {
        case .header(let section):
            tableDelegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
        case .row(let path): tableDelegate?.tableView(self, heightForRowAt: path) ?? rowHeight
        case .footer(let section):
            tableDelegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
        }
    }

    private func titleView(_ title: String?, isHeader: Bool) -> UIView? {
        guard let title else { return nil }
        let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
        let isProminent = isHeader && (style == .plain || SystemMetrics.current.hasProminentHeaders)
        view.textLabel?.text = isHeader && !isProminent ? title.uppercased() : title
        if isProminent { view.showProminentTitle(top: style == .plain ? 4 : 8, bottom: style == .plain ? 3.5 : 8) }
        return view
    }

    /// Stacks all pieces vertically between the table's header and footer, with their specified heights or those of
    /// their contents at the width of the rows.
    func layOutPieces() {
        let width = bounds.width
        let row = CGRect(x: 0, y: 0, width: width, height: 0).inset(by: rowInsets)
        var y: CGFloat = 0
        if let tableHeaderView {
            tableHeaderView.frame = CGRect(x: 0, y: 0, width: width, height: tableHeaderView.frame.height)
            y = tableHeaderView.frame.maxY
        }
        for (index, piece) in pieces.enumerated() {
            let height = height(of: piece, width: row.width)
            if style == .plain, case .header = piece.kind, height > 0 {
                y += sectionHeaderTopPadding < 0 ? SystemMetrics.current.headerTopPadding : sectionHeaderTopPadding
            }
            let frame = CGRect(x: row.minX, y: y, width: row.width, height: height)
            pieces[index].frame = frame
            piece.view?.frame = frame
            y += height
        }
        if style == .insetGrouped { roundGroups() }
        if let tableFooterView {
            tableFooterView.frame = CGRect(x: 0, y: y, width: width, height: tableFooterView.frame.height)
            y = tableFooterView.frame.maxY
        }
        contentSize = CGSize(width: width, height: y)
    }

    private var safeSides: UIEdgeInsets {
        UIEdgeInsets(top: 0, left: safeAreaInsets.left, bottom: 0, right: safeAreaInsets.right)
    }

    /// The space beside the rows; zero unless the table is inset.
    private var rowInsets: UIEdgeInsets {
        guard style == .insetGrouped else { return .zero }
        let isWide = bounds.width > 375
        let margin = isWide ? SystemMetrics.current.widerGroupMargin ?? UITableViewCell.sideMargin : 16
        return UIEdgeInsets(top: 0, left: safeSides.left + margin, bottom: 0, right: safeSides.right + margin)
    }

    /// The space beside the contents of rows that extend to the table's edges.
    var contentInsets: UIEdgeInsets {
        style != .insetGrouped && insetsContentViewsToSafeArea ? safeSides : .zero
    }

    private func height(of piece: Piece, width: CGFloat) -> CGFloat {
        if piece.height >= 0 { return piece.height }
        guard let view = piece.view else { return style == .plain ? 0 : gap(in: piece.kind) }
        let fitting = view.systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        if case .row = piece.kind, fitting.height <= 0 { return UITableViewCell.usualHeight }
        return fitting.height
    }

    /// The height of a header or footer without a title in a grouped table: half of the gap between two groups or, above
    /// the first group, all of it.
    private func gap(in kind: Piece.Kind) -> CGFloat {
        let (gap, pixels) = (SystemMetrics.current.groupGap, max(1, displayScale))
        let half = (gap / 2 * pixels).rounded(.up) / pixels
        return switch kind {
        case .header(let section): section == 0 ? gap : gap - half
        case .row: 0
        case .footer: half
        }
    }

    /// Rounds the corners of each group.
    private func roundGroups() {
        for piece in pieces {
            guard case .row(let path) = piece.kind, let view = piece.view else { continue }
            var corners: CACornerMask = []
            if path.row == 0 { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
            if path.row == numberOfRows(inSection: path.section) - 1 {
                corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
            }
            view.layer.cornerRadius = corners.isEmpty ? 0 : SystemMetrics.current.groupRadius
            view.layer.maskedCorners = corners
        }
    }
}

extension UITableView.Piece.Kind {
    var section: Int {
        switch self {
        case .header(let section), .footer(let section): section
        case .row(let path): path.section
        }
    }
}
