internal import AppleLayout
internal import AutoLayout
internal import Foundation

extension UITableView {
    /// The distance between the groups of a grouped table.
    static let groupGap: CGFloat = 18
    private static let groupRadius: CGFloat = 10

    /// The headers, rows and footers of the data source.
    func loadedPieces() -> [Piece] {
        guard let dataSource else { return [] }
        var pieces: [Piece] = []
        for section in 0..<numberOfSections {
            let header =
                tableDelegate?.tableView(self, viewForHeaderInSection: section)
                ?? titleView(dataSource.tableView(self, titleForHeaderInSection: section), isUppercase: style != .plain)
            let headerHeight = tableDelegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
            if let header { pieces.append(Piece(kind: .header(section), view: header, height: headerHeight)) }
            for row in 0..<numberOfRows(inSection: section) {
                let path = IndexPath(row: row, section: section)
                let cell = dataSource.tableView(self, cellForRowAt: path)
                tableDelegate?.tableView(self, willDisplay: cell, forRowAt: path)
                let height = tableDelegate?.tableView(self, heightForRowAt: path) ?? rowHeight
                pieces.append(Piece(kind: .row(path), view: cell, height: height))
            }
            let footer =
                tableDelegate?.tableView(self, viewForFooterInSection: section)
                ?? titleView(dataSource.tableView(self, titleForFooterInSection: section), isUppercase: false)
            let footerHeight = tableDelegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
            if let footer { pieces.append(Piece(kind: .footer(section), view: footer, height: footerHeight)) }
        }
        for piece in pieces { holdCell(piece.view) }
        return pieces
    }

    private func titleView(_ title: String?, isUppercase: Bool) -> UIView? {
        guard let title else { return nil }
        let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
        view.textLabel?.text = isUppercase ? title.uppercased() : title
        return view
    }

    /// Places all pieces one below the other, with their specified heights or those of their contents at the width.
    func layOutPieces() {
        let width = bounds.width
        let side = style == .insetGrouped ? UITableViewCell.sideMargin : 0
        var y: CGFloat = 0
        if let tableHeaderView {
            tableHeaderView.frame = CGRect(x: 0, y: 0, width: width, height: tableHeaderView.frame.height)
            y = tableHeaderView.frame.maxY
        }
        var section: Int?
        for piece in pieces {
            if style != .plain, piece.kind.section != section {
                y += UITableView.groupGap
            }
            section = piece.kind.section
            let height = height(of: piece, width: width - 2 * side)
            piece.view.frame = CGRect(x: side, y: y, width: width - 2 * side, height: height)
            y += height
        }
        if style == .insetGrouped { roundGroups() }
        if let tableFooterView {
            tableFooterView.frame = CGRect(x: 0, y: y, width: width, height: tableFooterView.frame.height)
            y = tableFooterView.frame.maxY
        }
        contentSize = CGSize(width: width, height: y)
    }

    private func height(of piece: Piece, width: CGFloat) -> CGFloat {
        if piece.height >= 0 { return piece.height }
        let fitting = piece.view.systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        if case .row = piece.kind, fitting.height <= 0 { return UITableViewCell.usualHeight }
        return fitting.height
    }

    /// Rounds the corners of each group.
    private func roundGroups() {
        for piece in pieces {
            guard case .row(let path) = piece.kind else { continue }
            var corners: CACornerMask = []
            if path.row == 0 { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
            if path.row == numberOfRows(inSection: path.section) - 1 {
                corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
            }
            piece.view.layer.cornerRadius = corners.isEmpty ? 0 : UITableView.groupRadius
            piece.view.layer.maskedCorners = corners
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
