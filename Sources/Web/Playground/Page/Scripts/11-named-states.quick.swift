// Named states
// Two named groups of constraints, of which one is active at a time.
// 390 × 480

enum Layout { case compact, regular }

let image = View()
let story = View()
let states = LayoutStates<Layout>()
image.backgroundColor = .orange
story.backgroundColor = .white

screen.quickAdd(image, [20, 20, nil, nil])
screen.quickAdd(story, [nil, nil, -20, -20])
states[.compact] =
    [trailingToTrailing(-20), heightToConstant(200)].map(image.constraint)
    + [topToBottom(image, 20), leadingToLeading(20)].map(story.constraint)
states[.regular] =
    [bottomToBottom(-20)].map(image.constraint)
    + [topToTop(20), leadingToTrailing(image, 20), widthToRelatedView(image)].map(story.constraint)
states.activate(.compact)
