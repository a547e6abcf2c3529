/// Linear constraints with priorities, solved exactly and incrementally.
public final class Solver {
    public init() {}
}
