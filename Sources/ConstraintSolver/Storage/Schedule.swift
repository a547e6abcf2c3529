/// The recorded steps that follow a change of one constant, to be replayed the next time it changes: dragging and
/// animation change the same number again and again, and then the readers of each variable need not be searched.
///
/// The first such change begins a schedule, the second records it, and further changes replay it, until anything else
/// changes. It belongs to one state of the forward plan and holds its steps in order.
struct Schedule: ~Copyable {
    struct Step: BitwiseCopyable {
        /// The variable that is computed, and the constraint that determines it.
        let variable: Int32
        let constraint: Int32
        /// The single input, if the value is `rest` − `coefficient` · `source`; otherwise −1.
        let source: Int32
        /// Whether only steps of the schedule read the variable.
        let isClosed: Bool
        let coefficient: Double
        let rest: Double
    }

    private(set) var steps = Pool<Step>()
    private var origin: Int32 = -1
    private(set) var isRecorded = false

    /// Whether it starts from the constant of a constraint.
    func begins(at constraint: Int32) -> Bool { origin == constraint }

    mutating func begin(at constraint: Int32) {
        end()
        origin = constraint
    }

    mutating func record(_ step: Step) { steps.append(step) }

    mutating func finishRecording() { isRecorded = true }

    mutating func end() {
        origin = -1
        isRecorded = false
        steps.removeAll()
    }
}
