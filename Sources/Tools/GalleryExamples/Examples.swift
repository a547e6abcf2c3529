/// Every example, in the order in which the gallery shows them.
package var liveExamples: [LiveExample] {
    [
        // Whole screens come first, then their components.
        LiveExample(MusicPlayer.self), LiveExample(SettingsForm.self), LiveExample(Chat.self),
        LiveExample(MonthCalendar.self), LiveExample(Dashboard.self), LiveExample(FriendsList.self),
        LiveExample(AddressForm.self), LiveExample(Receipt.self), LiveExample(DataTable.self),
        LiveExample(ThreeBoxes.self), LiveExample(CenteredBox.self), LiveExample(Paddings.self),
        LiveExample(MusicCell.self), LiveExample(ProfileCard.self), LiveExample(SizedByContent.self),
        LiveExample(DeclarativeStacks.self), LiveExample(ChangedHeight.self), LiveExample(NamedStates.self),
        LiveExample(AdaptiveStory.self), LiveExample(TagCloud.self), LiveExample(WhatWentWrong.self),
        LiveExample(SelfSizingList.self),
    ]
}

#if !hasFeature(Embedded)
    /// The types of all examples, in the order of `liveExamples`.
    package let examples: [any Example.Type] = liveExamples.map { $0.type }
#endif
