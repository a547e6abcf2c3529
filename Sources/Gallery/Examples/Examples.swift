/// Every example, in the order in which the gallery shows them.
let examples: [any Example.Type] = [
    ThreeBoxes.self, CentredBox.self, Paddings.self, MusicCell.self, ProfileCard.self, SizedByContent.self,
    DeclarativeStacks.self, FriendsList.self, ChangedHeight.self, NamedStates.self, WhatWentWrong.self,
    SelfSizingList.self,
]
