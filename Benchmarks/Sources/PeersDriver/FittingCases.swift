import CHeap
import QuickAnchors
import Scenes

/// The alignment of the label in each row of a column whose fitting size is requested.
enum FittingCase: String, CaseIterable {
    case fill
    case center
    case top
    /// Alignment by first baselines, in a column that is not tall enough for its rows.
    case firstBaseline

    /// The resources used per request in each batch: either the first request for a new column, at a width of 320
    /// points, or a later request for the same column, at another width.
    func run(rows: Int, isFirst: Bool, milliseconds: Double) -> [Usage] {
        isFirst ? first(rows, milliseconds) : again(rows, milliseconds)
    }

    private func makeColumn(_ rows: Int) -> TextColumn {
        switch self {
        case .fill: TextColumn(rows: rows, alignment: .fill)
        case .center: TextColumn(rows: rows, alignment: .center)
        case .top: TextColumn(rows: rows, alignment: .top)
        case .firstBaseline:
            TextColumn(rows: rows, alignment: .firstBaseline, height: Double(20 * rows))
        }
    }

    private func first(_ rows: Int, _ milliseconds: Double) -> [Usage] {
        var columns: [TextColumn] = []
        return sample(milliseconds: milliseconds) { count in
            columns.removeAll()
            heap_give_back()
            columns = (0..<count).map { _ in makeColumn(rows) }
            let start = now()
            for column in columns { blackHole(column.height(atWidth: 320)) }
            return now() - start
        }
    }

    private func again(_ rows: Int, _ milliseconds: Double) -> [Usage] {
        let column = makeColumn(rows)
        blackHole(column.height(atWidth: 320))
        var step = 0
        return sample(milliseconds: milliseconds) { count in
            let start = now()
            for _ in 0..<count {
                step += 1
                blackHole(column.height(atWidth: 280 + Double(step % 32)))
            }
            return now() - start
        }
    }
}
