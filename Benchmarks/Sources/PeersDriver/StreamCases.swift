import CHeap
import ConstraintSolver
import Streams

/// The measured operations on a stream. `kiwi-driver.cpp` performs the same operations, except `remove`.
enum StreamCase: String, CaseIterable {
    case build
    case drag
    case edit
    case replace
    case remove
    case memory

    /// The resources used per operation in each batch (for `memory`, a number of bytes as `nanoseconds`), and the
    /// values at the end.
    func run(_ stream: ConstraintStream, milliseconds: Double) throws -> (samples: [Usage], values: [Double]) {
        switch self {
        case .build: try build(stream, milliseconds)
        case .drag:
            try change(stream, milliseconds) { fed, step in
                let width = step.map { 390 + Double($0 % 32) } ?? 401.5
                try fed.solver.setConstant(of: fed.constraints[stream.draggedRow], to: width)
            }
        case .edit:
            try change(stream, milliseconds) { fed, step in try fed.edit(by: step.map { Double($0 % 8) } ?? 12) }
        case .replace: try replace(stream, milliseconds)
        case .remove: try remove(stream, milliseconds)
        case .memory: try memory(stream)
        }
    }

    private func build(_ stream: ConstraintStream, _ milliseconds: Double) throws -> ([Usage], [Double]) {
        var solved: [StreamSolver] = []
        let samples = try sample(milliseconds: milliseconds) { count in
            solved.removeAll()
            solved.reserveCapacity(count)
            heap_give_back()
            let start = now()
            for _ in 0..<count {
                var fed = try StreamSolver(stream)
                fed.readValues()
                solved.append(fed)
            }
            return now() - start
        }
        return (samples, solved[0].values)
    }

    /// - Parameter apply: Makes the change of a step or, if the step number is nil, the change after all steps.
    private func change(
        _ stream: ConstraintStream, _ milliseconds: Double, _ apply: (StreamSolver, Int?) throws -> Void
    ) throws -> ([Usage], [Double]) {
        var fed = try StreamSolver(stream)
        fed.readValues()
        var step = 0
        let samples = try sample(milliseconds: milliseconds) { count in
            let start = now()
            for _ in 0..<count {
                step += 1
                try apply(fed, step)
                fed.readValues()
            }
            return now() - start
        }
        try apply(fed, nil)
        fed.readValues()
        return (samples, fed.values)
    }

    private func replace(_ stream: ConstraintStream, _ milliseconds: Double) throws -> ([Usage], [Double]) {
        var fed = try StreamSolver(stream)
        fed.readValues()
        let samples = try sample(milliseconds: milliseconds) { count in
            let start = now()
            for _ in 0..<count { try fed.replacePart() }
            return now() - start
        }
        return (samples, fed.values)
    }

    /// Removes all constraints, the newest first, with a solve after each.
    private func remove(_ stream: ConstraintStream, _ milliseconds: Double) throws -> ([Usage], [Double]) {
        var solved: [StreamSolver] = []
        let samples = try sample(milliseconds: milliseconds) { count in
            solved.removeAll()
            var used = Usage()
            for _ in 0..<count {
                var fed = try StreamSolver(stream)
                fed.readValues()
                let start = now()
                for _ in stream.rows { try fed.removeLast() }
                let removal = now() - start
                used.nanoseconds += removal.nanoseconds
                used.pageFaults += removal.pageFaults
                solved.append(fed)
            }
            return used
        }
        return (samples.map { $0 / stream.rows.count }, solved[0].values)
    }

    private func memory(_ stream: ConstraintStream) throws -> ([Usage], [Double]) {
        let before = heap_held_bytes()
        var fed = try StreamSolver(stream)
        fed.readValues()
        // The handles and values that `fed` keeps are not part of the solver's memory.
        let handles =
            (MemoryLayout<Variable>.stride + MemoryLayout<Double>.stride) * stream.variableCount
            + MemoryLayout<Constraint>.stride * stream.rows.count
        return ([Usage(nanoseconds: Double(heap_held_bytes() - before - handles))], fed.values)
    }
}

/// Keeps the optimizer from removing the computation of a number.
@_optimize(none)
func blackHole(_ number: Double) {}
