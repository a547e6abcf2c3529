/// The recorded steps that follow a single change, to be replayed the next time the same thing changes: dragging and
/// animation change the same number again and again, and then the readers of each variable need not be searched.
///
/// The first such change begins a schedule, the second records it, and further changes replay it, until anything else
/// changes. It belongs to one state of a plan and holds its steps in order.
struct Schedule: ~Copyable {
    struct Step: BitwiseCopyable {
        /// The variable that is computed.
        let variable: Int32
        /// The constraint that determines it; −1 for one that moves with its carrier, which then is the source.
        var constraint: Int32 = -1
        /// The single input that changes; −1 if the constraint has to be read.
        var source: Int32 = -1
        /// Whether only steps of the schedule read the variable.
        var isClosed = false
        var coefficient = 0.0
        /// What the other inputs leave of the constant, before and after the source is taken out of it.
        var rest = 0.0
        var subtrahend = 0.0
        /// The value of the source at which `rest` is the value.
        var origin = 0.0

        /// The value that follows from that of the source.
        @inline(__always) func value(at source: Double) -> Double {
            rest - coefficient * (source - origin) - subtrahend
        }
    }

    private(set) var steps = Pool<Step>()
    private var first: Int32 = -1
    /// The component whose variables the first step reads, the only one that changes; −1 if that is none.
    private(set) var component: Int32 = -1
    private(set) var isRecorded = false

    /// Whether it starts from a constraint after a change in a component.
    func begins(at constraint: Int32, after component: Int32) -> Bool {
        first == constraint && self.component == component
    }

    mutating func begin(at constraint: Int32, after component: Int32) {
        end()
        (first, self.component) = (constraint, component)
    }

    mutating func record(_ step: Step) { steps.append(step) }

    mutating func finishRecording() { isRecorded = true }

    mutating func end() {
        (first, component) = (-1, -1)
        isRecorded = false
        steps.removeAll()
    }
}
