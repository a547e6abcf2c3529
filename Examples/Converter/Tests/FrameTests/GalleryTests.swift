import AutoLayout
import ConvertedGallery
import Testing
import VerboseGallery

/// A variant of an example, laid out using the verbose spelling.
private struct Subject {
    let name: String
    let screen: View

    /// The frames of all views in order, in the coordinates of their parents.
    var frames: [Rect] {
        var (frames, next) = ([Rect](), [screen])
        while let view = next.popLast() {
            frames.append(view.frame)
            next += view.subviews
        }
        return frames
    }
}

@Suite("Sources of the gallery, converted")
struct GalleryTests {
    @Test("Each has the frames that it had, in all of its variants")
    func frames() {
        // In examples with conflicts, the order of the constraints determines which one is dropped.
        let converted = convertedExamples.filter { !$0.showsDiagnostics }.flatMap { subjects($0) }
        for subject in converted {
            let original = VerboseGallery.examples.flatMap { subjects($0) }.first { $0.name == subject.name }
            #expect(original?.frames == subject.frames, "\(subject.name)")
            #expect(subject.frames.count > 1)
        }
        #expect(converted.count > convertedExamples.count)
    }

    private func subjects(_ type: any VerboseGallery.Example.Type) -> [Subject] { allSubjects(type) }

    private func allSubjects<Subject_: VerboseGallery.Example>(_ type: Subject_.Type) -> [Subject] {
        guard let verbose = type.spellings.first(where: { $0.name == "verbose" }) else { return [] }
        return type.variants.map { variant in
            let example = type.init()
            verbose.run(example)
            example.screen.layoutIfNeeded()
            variant.run(example)
            return Subject(name: "\(type.name) \(variant.name)", screen: example.screen)
        }
    }

    private func subjects(_ type: any ConvertedGallery.Example.Type) -> [Subject] { allSubjects(type) }

    private func allSubjects<Subject_: ConvertedGallery.Example>(_ type: Subject_.Type) -> [Subject] {
        guard let verbose = type.spellings.first(where: { $0.name == "verbose" }) else { return [] }
        return type.variants.map { variant in
            let example = type.init()
            verbose.run(example)
            example.screen.layoutIfNeeded()
            variant.run(example)
            return Subject(name: "\(type.name) \(variant.name)", screen: example.screen)
        }
    }
}
