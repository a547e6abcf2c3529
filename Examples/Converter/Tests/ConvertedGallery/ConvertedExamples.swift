/// The examples of the gallery with a verbose form, which the converter has written anew.
package let convertedExamples: [any Example.Type] = [
    ThreeBoxes.self, CenteredBox.self, Paddings.self, MusicCell.self, ProfileCard.self, SizedByContent.self,
    DeclarativeStacks.self, ChangedHeight.self, NamedStates.self, AdaptiveStory.self, WhatWentWrong.self,
    SelfSizingList.self,
]
