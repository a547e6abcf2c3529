import GalleryExamples

/// An example in one state and one setting, in all its notations.
struct Scene {
    let variant: String
    let setting: Setting
    let runs: [Run]

    init<E: Example>(of type: E.Type, _ variant: Step<E>, _ setting: Setting) {
        self.variant = variant.name
        self.setting = setting
        runs = E.spellings.map { Run($0, variant, setting) }
    }

    /// The state and the setting, in words.
    var caption: String {
        variant.isEmpty ? "\(setting)" : "\(variant), \(setting)"
    }
}
