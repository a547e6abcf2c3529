public import AutoLayout

extension View {
    /// An animated picture of a transition of the view and everything in it, which repeats, as a self-contained SVG
    /// document without scripts.
    ///
    /// It shows the views of the new layout moving from the old to the new frames. Views that were removed are not
    /// shown, and views that were added are at their final positions. Overlays are not drawn. SMIL animates the
    /// attributes, so the picture plays wherever an SVG is shown as an image, such as in a README.
    /// - Parameters:
    ///   - transition: the result of `layoutTransition` for this view; nothing else may have changed since.
    ///   - motion: the progress over time.
    ///   - pause: the pause before and after the transition, in seconds.
    ///   - options: `.dark` for colors on a dark background; the other options are ignored.
    /// - Complexity: that of a snapshot and its `svg` for each picture; there are 30 pictures per second of motion, but
    ///   only about 1,800 for a motion of more than a minute.
    public final func svg(
        animating transition: LayoutTransition, motion: Motion = .spring(Spring()), pause: Double = 0.75,
        _ options: PreviewOptions = []
    ) -> String {
        let (length, pause) = (max(motion.duration, 1e-3), max(pause, 1e-3))
        let total = length + 2 * pause
        let count = max(2, Int((30 * min(length, 60)).rounded(.up)))
        var (documents, times) = ([XMLWriter](), [Double]())
        for step in -1...count + 1 {
            let time = step < 0 ? 0 : length * Double(min(step, count)) / Double(count)
            let isEnd = step > count
            documents.append(document(of: transition, motion, isEnd ? nil : time, options))
            times.append(step < 0 ? 0 : isEnd ? 1 : (pause + time) / total)
        }
        return XMLWriter.moving(Pictures(documents: documents, times: times, duration: total)).text
    }

    /// The picture at a time in seconds during a transition, or at its end if the time is nil.
    private func document(
        of transition: LayoutTransition, _ motion: Motion, _ time: Double?, _ options: PreviewOptions
    ) -> XMLWriter {
        var frames: [ObjectIdentifier: Rect] = [:]
        let shown = time.map { transition.frames(at: $0, motion: motion) }
        for (index, change) in transition.changes.enumerated() {
            frames[ObjectIdentifier(change.view)] = shown?[index] ?? change.newFrame
        }
        let snapshot = LayoutSnapshot(of: self) { frames[ObjectIdentifier($0)] ?? $0.frame }
        return SVGPicture(snapshot, options.intersection(.dark)).document(title: snapshot.entries.first?.name ?? "")
    }
}
