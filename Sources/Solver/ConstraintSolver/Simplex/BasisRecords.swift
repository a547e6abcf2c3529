/// The record of a variable in the basis: the row in its slot, and work space.
///
/// A slot has the same index as the variable that its row determines in the triangular part. The records of the nodes
/// of eliminated rows follow those of the variables; only their coefficients and work space are used.
struct BasisSlot: BitwiseCopyable {
    /// The row that is in the slot now; −1 if there is none.
    var row: Int32 = -1
    /// The node at which the row, or the row that was factored in its place, enters the triangular part: the node of
    /// the slot's variable, or another one if the row was eliminated.
    var node: Int32 = -1
    /// The coefficient of the variable in the row that determines it in the triangular part.
    var coefficient = 0.0
    /// Work space, zero between calls: the right side, and the sum of the magnitudes that went into it.
    var right = 0.0
    var rightMagnitude = 0.0
    /// The ratio of the row in the slot to the parallel row that it replaced; 0 if there has been no such exchange
    /// since `rescaleExchanges`.
    var exchangeRatio = 0.0
    /// The multiplier in the last combination of rows, and the magnitudes that went into it.
    var multiplier = 0.0
    var multiplierMagnitude = 0.0
    /// Work space, zero between calls: the gradient to be combined, and the sum of its magnitudes.
    var gradient = 0.0
    var gradientMagnitude = 0.0
    /// The rate at which the variable moves along the last direction, and the magnitudes that went into it.
    var direction = 0.0
    var directionMagnitude = 0.0
    var isQueued = false
    /// Whether the variable may move along the last direction, since it depends on a slot that takes a step.
    var isReached = false
    /// Whether an eta replaced the row of this slot, even if that row has returned since.
    var isUpdated = false
}

/// The part of a slot that is read when the triangular part is searched. It is stored apart from the numbers, so that a
/// search through thousands of slots stays in the cache.
struct BasisNode: BitwiseCopyable {
    /// The row that determines the variable from others.
    var row: Int32 = -1
    /// The slot whose row enters here; −1 if the row is what elimination left of another row.
    var slot: Int32 = -1
    /// The position of the search in the row or the column of the variable.
    var cursor: Int32 = 0
    /// The number of the last search that visited the node.
    var search: Int32 = 0
    /// Whether the variable is fixed, so that its multiplier is irrelevant while ties are broken.
    var isFixed = false
}
