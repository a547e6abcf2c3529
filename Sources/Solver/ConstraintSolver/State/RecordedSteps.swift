/// The steps of a plan that depend on a single change, in order. Dragging and animation change the same number again
/// and again; from the third change on, the recorded steps are evaluated without a search.
///
/// The record caches the result of marking readers. Any other change invalidates it: a change to another input marks a
/// step, which shows that the change is not the recorded one.
struct RecordedSteps: ~Copyable {
    struct Step: BitwiseCopyable {
        var constraint: Int32
        var variable: Int32
        /// The only input that changes, from which the variable is computed as `rest` − `coefficient` · input −
        /// `offset`; −1 if the whole row has to be read.
        var input: Int32 = -1
        /// Whether only recorded steps of the plan read the variable.
        var isClosed = false
        var coefficient = 0.0
        /// The constant minus the terms before the input; `offset` is the only term after the input.
        var rest = 0.0
        var offset = 0.0
    }

    /// The step at which the change began; −1 if nothing is recorded.
    private(set) var first: Int32 = -1
    private(set) var isComplete = false
    private(set) var steps = Pool<Step>()

    mutating func begin(at first: Int32) {
        end()
        self.first = first
    }

    mutating func append(_ step: Step) { steps.append(step) }

    mutating func complete() { isComplete = true }

    mutating func end() {
        (first, isComplete) = (-1, false)
        steps.removeAll()
    }
}
