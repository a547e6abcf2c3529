import AutoLayout
import Testing

@testable import Gallery
@testable import GalleryExamples

/// The frames were worked out by hand, as explained in the comments. Text widths are sums of Adobe's advance widths for
/// Helvetica; the height of a line is 1.117 times its font size, and the leading is 0.033 times that size.
@Suite("The frames of the worked examples are those worked out by hand")
struct GoldenFrameTests {
    @Test("Three boxes: half of 390 less three gaps of 20")
    func threeBoxes() {
        let frames = Frames(of: ThreeBoxes.self)
        #expect(frames["red"] == "(20, 50, 165, 100)")
        #expect(frames["blue"] == "(205, 50, 165, 100)")
        #expect(frames["green"] == "(20, 170, 350, 50)")
    }

    /// The receipt has one line at 22 points and three at 17, all but the last with leading: 25.3 + 2 × 19.55 + 18.989,
    /// plus 3 × 6.
    @Test("A receipt: four paragraphs with a space of 6 between them")
    func receipt() {
        #expect(Frames(of: Receipt.self)["receipt"] == "(20, 20, 350, 101.389)")
    }

    @Test("A centered box: (390 − 100) / 2 and (844 − 100) / 2")
    func centeredBox() {
        #expect(Frames(of: CenteredBox.self)["box"] == "(145, 372, 100, 100)")
    }

    @Test("Paddings: each box 10 below the one above, the last one as high as what is left less 20")
    func paddings() {
        let frames = Frames(of: Paddings.self)
        #expect(frames["card"] == "(10, 10, 370, 824)")
        #expect(frames["header"] == "(30, 20, 330, 100)")
        #expect(frames["first"] == "(30, 130, 330, 60)")
        #expect(frames["second"] == "(30, 200, 330, 60)")
        #expect(frames["third"] == "(30, 270, 330, 544)")
    }

    /// "Blue Train" is 4.890 em wide in 16-point bold and 4.557 em in 13-point light; "10:43" is 2.557 em wide in
    /// 14-point semibold.
    @Test("A music cell with a short title, at 320, 390 and 768", arguments: [320.0, 390, 768])
    func shortTitle(width: Double) {
        let frames = Frames(of: MusicCell.self, "short title", width: width)
        #expect(frames["cell"] == "\(Rect(x: 0, y: 0, width: width, height: 64))")
        #expect(frames["artwork"] == "(16, 14, 36, 36)")
        #expect(frames["title"] == "(68, 14, 78.24, 17.872)")
        #expect(frames["album"] == "(68, 35.479, 59.241, 14.521)")
        #expect(frames["duration"] == "\(Rect(x: width - 59.798, y: 24.181, width: 35.798, height: 15.638))")
    }

    /// "1:34:07" is 3.446 em wide in 14-point semibold, which is 48.244. The title and the album begin at 68 and end 8
    /// before the duration. At 768, the album has more space than the 37.685 em that it needs at 13 points.
    @Test("A music cell with a very long title keeps its duration", arguments: [320.0, 390, 768])
    func longTitle(width: Double) {
        let frames = Frames(of: MusicCell.self, "very long title", width: width)
        let room = width - 24 - 48.244 - 8 - 68
        #expect(frames["title"] == "\(Rect(x: 68, y: 14, width: room, height: 17.872))")
        #expect(frames["album"] == "\(Rect(x: 68, y: 35.479, width: min(room, 489.905), height: 14.521))")
        #expect(frames["duration"] == "\(Rect(x: width - 72.244, y: 24.181, width: 48.244, height: 15.638))")
    }

    /// Four labels, each 20.5 tall, share 98 minus 8 above and 8 below. The picture is (98 − 80) / 2 below the card's
    /// top edge, which is at 60, and 16 after the card's leading edge.
    @Test("A profile card: a picture of 80, and four labels that share 82")
    func profileCard() {
        let frames = Frames(of: ProfileCard.self)
        #expect(frames["card"] == "(16, 60, 358, 98)")
        #expect(frames["picture"] == "(32, 69, 80, 80)")
        #expect(frames["labels"] == "(160, 68, 198, 82)")
        #expect(frames["name"] == "(160, 68, 198, 20.5)")
        #expect(frames["gender"] == "(160, 129.5, 198, 20.5)")
    }

    /// The container is 12 + 100 + 12 by 12 + 60 + 12 + 60 + 12, centered in 390 × 844.
    @Test("A container sized by its content: 124 × 156")
    func sizedByContent() {
        let frames = Frames(of: SizedByContent.self)
        #expect(frames["container"] == "(133, 344, 124, 156)")
        #expect(frames["upper"] == "(145, 356, 100, 60)")
        #expect(frames["lower"] == "(145, 428, 100, 60)")
    }

    /// The card is 280 × 100 and centered; the column begins 100 + 8 after the card's leading edge. Lines at 17 and 13
    /// points are 18.989 and 14.521 tall.
    @Test("A card of declarative stacks", arguments: ["", "another name"])
    func declarativeStacks(variant: String) {
        let frames = Frames(of: DeclarativeStacks.self, variant)
        #expect(frames["card"] == "(55, 372, 280, 100)")
        #expect(frames["avatar"] == "(55, 372, 100, 100)")
        #expect(frames["name"] == "(163, 392, 172, 18.989)")
        #expect(frames["date"] == "(163, 437.479, 172, 14.521)")
    }

    /// The sheet begins 13 below the safe area, whose top is at 47. "50 friends" is 4.724 em wide in 17-point semibold.
    @Test("A list of 50 friends: rows of 48 below a header of 56")
    func friends() {
        let frames = Frames(of: FriendsList.self, "50 friends")
        #expect(frames["sheet"] == "(0, 60, 390, 784)")
        #expect(frames["header"] == "(0, 60, 390, 56)")
        #expect(frames["icon"] == "(16, 76, 24, 24)")
        #expect(frames["count"] == "(52, 78.5055, 80.308, 18.989)")
        #expect(frames["close"] == "(346, 72, 32, 32)")
        #expect(frames["rows"] == "(0, 116, 390, 728)")
        #expect(frames[FriendsList.friends[0]] == "(0, 116, 390, 48)")
        #expect(frames[FriendsList.friends[49]] == "(0, 2468, 390, 48)")
        #expect(frames["picture of \(FriendsList.friends[49])"] == "(16, 2476, 32, 32)")
        #expect(frames["empty state"] == nil)
    }

    /// The middle is at 116 + 728 / 2; "No friends yet" is 6.668 em wide in 20-point bold and centered 20 above the
    /// middle. The advice is 20.675 em wide at 15 points.
    @Test("No friends: a title above the middle, and advice below it")
    func noFriends() {
        let frames = Frames(of: FriendsList.self, "no friends")
        #expect(frames["empty state"] == "(0, 116, 390, 728)")
        #expect(frames["title"] == "(128.32, 448.83, 133.36, 22.34)")
        #expect(frames["advice"] == "(39.9375, 479.17, 310.125, 16.755)")
        #expect(frames["rows"] == nil)
    }

    /// At time t, the height is 10 + 90 t, and the follower begins at 70 plus that height.
    @Test("A changed height, frame by frame", arguments: [(0, 10.0), (25, 32.5), (50, 55), (75, 77.5), (100, 100)])
    func changedHeight(percent: Int, height: Double) {
        let frames = Frames(of: ChangedHeight.self, "\(percent) %")
        #expect(frames["box"] == "\(Rect(x: 20, y: 50, width: 350, height: height))")
        #expect(frames["follower"] == "\(Rect(x: 20, y: 70 + height, width: 350, height: 50))")
    }

    @Test("Compact: the story below an image of 200; regular: beside it, half of 390 less three gaps of 20")
    func namedStates() {
        let compact = Frames(of: NamedStates.self, "compact")
        #expect(compact["image"] == "(20, 20, 350, 200)")
        #expect(compact["story"] == "(20, 240, 350, 584)")
        let regular = Frames(of: NamedStates.self, "regular")
        #expect(regular["image"] == "(20, 20, 165, 804)")
        #expect(regular["story"] == "(205, 20, 165, 804)")
    }

    @Test("A story that adapts: below the picture at 390, and at 768 beside it, each half of 768 less 60 wide")
    func adaptiveStory() {
        let narrow = Frames(of: AdaptiveStory.self)
        #expect(narrow["image"] == "(20, 20, 350, 160)")
        #expect(narrow["story"] == "(20, 200, 350, 180)")
        let wide = Frames(of: AdaptiveStory.self, width: 768)
        #expect(wide["image"] == "(20, 20, 354, 360)")
        #expect(wide["story"] == "(394, 20, 354, 360)")
    }

    /// (362 − 6 × 2) / 7 is 50; 11 × 1.117 is 12.287, and (392 − 12.287 − 5 × 2) / 5 is 73.9426.
    @Test("A month: seven equal columns, and five equal rows below the names")
    func monthCalendar() {
        let frames = Frames(of: MonthCalendar.self)
        #expect(frames["day 1"] == "(14, 28.287, 50, 73.9426)")
        #expect(frames["day 9"] == "(66, 104.2296, 50, 73.9426)")
        #expect(frames["trip"] == "(66, 164.1722, 206, 14)")
    }

    /// There are two columns of (358 − 12) / 2 at 390, four of (736 − 36) / 4 at 768, and one of 288 at 320.
    @Test(
        "A dashboard: two columns at 390, four at 768 and one at 320",
        arguments: [(390.0, 173.0), (768, 175), (320, 288)])
    func dashboard(_ width: Double, _ cardWidth: Double) {
        let frames = Frames(of: Dashboard.self, width: width)
        // The height is that of a line at 24 points, 24 × 1.117, plus 14 above and 14 below.
        #expect(frames["card of Visitors"] == "\(Rect(x: 16, y: 16, width: cardWidth, height: 54.808))")
        let orders =
            width == 320
            ? Rect(x: 16, y: 82.808, width: 288, height: 54.808)
            : Rect(x: 28 + cardWidth, y: 16, width: cardWidth, height: 54.808)
        #expect(frames["card of Orders"] == "\(orders)")
    }

    /// "Reykjavík" is 4.334 em wide at 12 points; "Kyiv" is below two rows of 12 × 1.117 and two gaps of 6.
    @Test("A table: columns as wide as their widest entries, and cells as tall as a line")
    func dataTable() {
        let frames = Frames(of: DataTable.self)
        #expect(frames["Reykjavík"] == "(16, 210.04, 52.008, 13.404)")
        #expect(frames["Kyiv"] == "(16, 54.808, 52.008, 13.404)")
        #expect(frames["Reykjavík Jan"] == "(78.008, 210.04, 20.676, 13.404)")
    }

    /// A field is 36 tall and 4 below its title, which is 13 × 1.117 tall.
    @Test("A form: one column at 390, two at 768", arguments: [(390.0, 20.0, 88.521), (768, 394, 20)])
    func addressForm(_ width: Double, _ x: Double, _ y: Double) {
        let frames = Frames(of: AddressForm.self, width: width)
        let length = width == 390 ? 350.0 : 354
        #expect(frames["group of Last name"] == "\(Rect(x: x, y: y, width: length, height: 54.521))")
    }

    @Test("Text at twice the size: every example of a grid or a flow still has room for it", arguments: [false, true])
    func largeText(isMirrored: Bool) {
        func check<E: Example>(_ type: E.Type, width: Double) {
            let example = type.init()
            type.spellings[0].run(example)
            example.screen.layoutDiagnosticHandler = { _ in }
            example.screen.frame.size.width = width
            example.screen.textScale = 2
            example.screen.layoutDirection = isMirrored ? .rightToLeft : .leftToRight
            example.screen.layoutIfNeeded()
            #expect(example.screen.layoutConflicts.isEmpty, "\(type)")
            var waiting = [example.screen]
            while let view = waiting.popLast() {
                waiting += view.subviews
                guard let label = view as? Label else { continue }
                #expect(label.frame.width >= label.intrinsicContentSize.width - 1e-6, "\(type): \(label.name ?? "")")
            }
        }
        check(MonthCalendar.self, width: 390)
        check(Dashboard.self, width: 320)
        check(TagCloud.self, width: 390)
        check(DataTable.self, width: 768)
        check(AddressForm.self, width: 390)
    }

    /// Each tag is 25.638 tall: 14 × 1.117, plus 5 above and 5 below.
    @Test("Tags: lines of 25.638 with 8 between, in a card with 12 around them")
    func tagCloud() {
        let frames = Frames(of: TagCloud.self, width: 768)
        #expect(frames["card"] == "(16, 16, 736, 49.638)")
        // "Swift" is 2.223 em wide at 14 points, with 10 on each side.
        #expect(frames["Swift"]?.hasPrefix("(28, 28, ") == true)
        #expect(frames["note"]?.hasPrefix("(28, 73.638, ") == true)
    }

    /// Of two edges and a width, the width is given up; a view without a vertical position is at the top.
    @Test("What went wrong: the width is given up, and the ambiguous view is at the top")
    func whatWentWrong() {
        let frames = Frames(of: WhatWentWrong.self)
        #expect(frames["crowded"] == "(20, 140, 350, 100)")
        #expect(frames["adrift"] == "(20, 0, 350, 100)")
    }

    /// At a width of 358 the first rows wrap into 2, 2, 3 and 1 lines: each line takes the words that fit, judged by
    /// the sums of their advance widths. At 17 points, *n* lines are 18.989 n + 0.561 (n − 1) tall, with 8 above and 8
    /// below them.
    @Test("A list that sizes itself: the first rows")
    func selfSizingList() {
        let frames = Frames(of: SelfSizingList.self)
        #expect(frames["row 1"] == "(0, 0, 390, 54.539)")
        #expect(frames["text 1"] == "(16, 8, 358, 38.539)")
        #expect(frames["row 2"] == "(0, 54.539, 390, 54.539)")
        #expect(frames["row 3"] == "(0, 109.078, 390, 74.089)")
        #expect(frames["row 4"] == "(0, 183.167, 390, 34.989)")
        #expect(frames["row 5"] == "(0, 218.156, 390, 54.539)")
    }

    /// The screen is 640 tall; half of that limits the cover, for which a width of 342 is available. "+" is 0.584 em
    /// and "–" 0.556 em wide; a button is 28 wider than its 16-point text.
    @Test("A music player: a square cover half as high as the screen, the volume 20 above the bottom")
    func musicPlayer() {
        let frames = Frames(of: MusicPlayer.self)
        #expect(frames["cover"] == "(35, 24, 320, 320)")
        #expect(frames["title"] == "(24, 368, 292.656, 22.34)")
        #expect(frames["like"] == "(328.656, 368, 37.344, 33.872)")
        #expect(frames["progress"] == "(24, 427.095, 342, 6)")
        #expect(frames["volume"] == "(40.34, 614, 308.9, 6)")
    }

    /// At 320, a width of 272 is available for the cover. That is less than half of the screen's height.
    @Test("A music player on a small phone: a cover as wide as there is room")
    func smallMusicPlayer() {
        #expect(Frames(of: MusicPlayer.self, width: 320)["cover"] == "(24, 24, 272, 272)")
    }

    /// The height of a row is 10 + 17.872 + 2 + 14.521 + 10; the third note has two lines of 14.521 with 0.429 between
    /// them. "Save changes" is 6.337 em wide at 16 points.
    @Test("Settings: two panels of rows, fields of 100, and two buttons as wide as the longer text")
    func settings() {
        let frames = Frames(of: SettingsForm.self)
        #expect(frames["title"] == "(24, 24, 342, 26.808)")
        #expect(frames["account"] == "(24, 66.808, 342, 178.129)")
        #expect(frames["name"] == "(250, 77.0685, 100, 33.872)")
        #expect(frames["language"]?.hasPrefix("(250, ") == true)
        #expect(frames["comfort"]?.hasPrefix("(24, 260.937, 342, ") == true)
        #expect(frames["cancel"] == "(95.216, 502.128, 129.392, 33.872)")
        #expect(frames["save"] == "(236.608, 502.128, 129.392, 33.872)")
    }

    /// The first message has two lines of 17.872 with 0.528 between them. At 16 points, "Not yet. What does it do?" is
    /// 11.228 em wide, "Send" 2.335 em and "Call" 1.722 em.
    @Test("A chat: messages between portrait and field, each 8 below the one above")
    func chat() {
        let frames = Frames(of: Chat.self)
        #expect(frames["portrait"] == "(16, 12, 44, 44)")
        #expect(frames["call"] == "(318.448, 17.064, 55.552, 33.872)")
        #expect(frames["messages"] == "(0, 68, 390, 518.128)")
        #expect(frames["message 2"] == "(16, 140.272, 203.648, 33.872)")
        #expect(frames["entry"] == "(16, 594.128, 284.64, 33.872)")
        #expect(frames["send"] == "(308.64, 594.128, 65.36, 33.872)")
    }
}
