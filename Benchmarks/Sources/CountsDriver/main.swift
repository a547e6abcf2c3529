// Prints the number of calls to the allocator for each scene in both notations: scene, size, notation, constraints,
// calls while the constraints are written, calls in total. This is a separate program because counting replaces
// `malloc`.
import CMallocCount
import QuickAnchors
import Scenes

func allocations(of work: () -> Void) -> Int {
    let before = malloc_count()
    work()
    return malloc_count() - before
}

func count<S: Scene>(_ type: S.Type, _ size: Int) {
    for syntax in Syntax.allCases {
        // The first layout also makes the allocations that a program makes only once.
        for isCounted in [false, true] {
            var constraints = 0
            var expression = 0
            var scene: S?
            let whole = allocations {
                var made = S(size)
                expression = allocations { constraints = made.express(syntax) }
                made.root.layoutIfNeeded()
                _ = made.readFrames()
                scene = made
            }
            // The teardown is not counted.
            withExtendedLifetime(scene) {}
            if isCounted { print(S.name, size, syntax, constraints, expression, whole) }
        }
    }
}

count(Branches.self, 3)
count(CollectionView.self, 100)
count(DeepHierarchy.self, 100)
count(List.self, 1_000)
count(Lists.self, 2)
count(LongRow.self, 100)
count(MovingTree.self, 100)
count(MusicCells.self, 1_000)
count(MusicList.self, 100)
count(Nested.self, 100)
count(SelfSizingList.self, 100)
count(ThreeBoxes.self, 1)
