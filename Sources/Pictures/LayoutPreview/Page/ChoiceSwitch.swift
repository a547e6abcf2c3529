/// The buttons with which the reader of a page chooses pictures by one of the page's criteria.
struct ChoiceSwitch {
    let title: String
    /// The values of the pictures, in order of appearance.
    private let values: [String]
    private let first: String?
    /// The index of the choice on the page.
    private let number: Int

    /// A switch for each choice of a page.
    static func all(of page: PreviewPage) -> [ChoiceSwitch] {
        let pictures = page.sections.flatMap { $0.pictures }
        return page.choices.enumerated().map { number, choice in
            var values: [String] = []
            for picture in pictures where picture.values.indices.contains(number) {
                let value = picture.values[number]
                if !values.contains(value) { values.append(value) }
            }
            return ChoiceSwitch(title: choice.title, values: values, first: choice.first, number: number)
        }
    }

    /// The class of a picture's `figure` element, by which the stylesheet shows or hides it.
    func className(of picture: PreviewPage.Picture) -> String? {
        guard picture.values.indices.contains(number) else { return nil }
        return values.firstIndex(of: picture.values[number]).map { "choice-\(number)-\($0)" }
    }

    /// The stylesheet rules that hide pictures whose value is not the chosen one.
    var rules: [String] {
        values.indices.map { index in
            ":root:has(#choose-\(number)-\(index):checked) "
                + "figure[class*=\"choice-\(number)-\"]:not(.choice-\(number)-\(index)) { display: none; }"
        }
    }

    /// The buttons, one for each value and one for all, with their labels.
    var inputs: [(tag: XMLTag, label: String)] {
        let chosen = first.flatMap { values.firstIndex(of: $0) }
        return values.enumerated().map { (input("\($0)", isChosen: $0 == chosen), $1) }
            + [(input("all", isChosen: chosen == nil), "All")]
    }

    private func input(_ name: String, isChosen: Bool) -> XMLTag {
        .radio(group: "choose-\(number)", id: "choose-\(number)-\(name)", isChosen: isChosen)
    }
}

extension XMLTag {
    /// A button in a group of radio buttons.
    static func radio(group: String, id: String, isChosen: Bool) -> XMLTag {
        let tag = XMLTag("input").with("type", "radio").with("name", group).with("id", id)
        return isChosen ? tag.with("checked", "checked") : tag
    }
}
