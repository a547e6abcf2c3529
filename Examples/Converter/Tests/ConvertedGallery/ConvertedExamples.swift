/// The examples of the gallery that have a verbose form, with that form rewritten by the converter.
package let convertedExamples: [any Example.Type] = [
    ThreeBoxes.self, CenteredBox.self, Paddings.self, MusicCell.self, ProfileCard.self, SizedByContent.self,
    DeclarativeStacks.self, ChangedHeight.self, NamedStates.self, AdaptiveStory.self, WhatWentWrong.self,
    SelfSizingList.self,
]
