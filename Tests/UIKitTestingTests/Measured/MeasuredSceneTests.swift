import Testing

@Suite("Scenes measured in UIKit")
@MainActor
struct MeasuredSceneTests {
    @Test("Labels of the measured sizes, and views, have the frames that UIKit gave them")
    func frames() throws {
        let scenes = try MeasuredScene.all()
        #expect(scenes.count == 22)
        let differences = scenes.flatMap { scene in
            MeasuredScreen(scene).differences.map { "\(scene.kind), \(scene.name): \($0)" }
        }
        #expect(differences == [])
    }

    @Test("Labels that measure their text have the frames that UIKit gave them")
    func text() throws {
        let scenes = try MeasuredScene.all().filter { $0.system == .iOS }
        #expect(scenes.count == 14)
        let differences = scenes.flatMap { scene in
            MeasuredScreen(scene, measuresText: true).differences.map { "\(scene.kind), \(scene.name): \($0)" }
        }
        #expect(differences == [])
    }
}
