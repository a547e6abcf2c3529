import Testing

@testable import Playground

@Suite("A command that cannot be executed")
struct RefusalTests {
    @Test(
        "is answered with the reason",
        arguments: [
            (#"{"#, "The command is not valid JSON from byte 1 on."),
            (#"{}"#, "The command needs do, the name of a command."),
            (#"[1]"#, "The command needs do, the name of a command."),
            (#"{"do":"dance"}"#, "There is no command dance."),
            (#"{"do":"open"}"#, "The command needs source, a string."),
            (#"{"do":"open","source":"","screen":8}"#, "The command needs screen, a number from 0 to 7."),
            (#"{"do":"open","source":"","text":17}"#, "The command needs text, a number from 0 to 16."),
            (#"{"do":"conflicts"}"#, "The command needs text, a string."),
            (#"{"do":"frames"}"#, "The command needs source, a string."),
            (#"{"do":"resize","screen":3,"width":10,"height":10}"#, "No script is open."),
            (
                #"{"do":"open","source":"","width":0,"height":9}"#,
                "The command needs width, a number from 1 to 10000."
            ),
            (#"{"do":"resize","width":10}"#, "The command needs height, a number from 1 to 10000."),
            (#"{"do":"direct","direction":"up"}"#, "The command needs direction, ltr or rtl."),
            (#"{"do":"scale","scale":-1}"#, "The command needs scale, a number from 0 to 64."),
            (#"{"do":"constraint"}"#, "The command needs constraint, a whole number."),
            (#"{"do":"constraint","constraint":0.5}"#, "The command needs constraint, a whole number."),
            (#"{"do":"constraint","constraint":999}"#, "There is no constraint 999."),
            (
                #"{"do":"constraint","constraint":0,"constant":"x"}"#,
                "The command needs constant, a number from -1000000 to 1000000."
            ),
            (
                #"{"do":"constraint","constraint":0,"priority":1001}"#,
                "The command needs priority, a number from 1 to 1000."
            ),
            (#"{"do":"constraint","constraint":0,"active":1}"#, "The command needs active, true or false."),
            (#"{"do":"text","view":99,"text":""}"#, "There is no view 99."),
            (#"{"do":"text","view":1,"text":""}"#, "View 1 is not a label."),
            (#"{"do":"hide","view":1}"#, "The command needs hidden, true or false."),
            (#"{"do":"hide","view":99,"hidden":true}"#, "There is no view 99."),
            (#"{"do":"state","state":7}"#, "The script has no state 7."),
            (#"{"do":"clock"}"#, "The command needs time, a number from 0 to 1."),
            (
                #"{"do":"clock","time":0,"curve":"odd"}"#,
                "The command needs curve, linear, ease, easeIn, easeOut or easeInOut."
            ),
            (#"{"do":"lines","view":99}"#, "There is no view 99."),
            (#"{"do":"lines","limit":-1}"#, "The command needs limit, a whole number."),
            (#"{"do":"explain","view":99}"#, "There is no view 99."),
        ])
    func reasons(_ command: String, reason: String) {
        let conversation = Conversation(opening: "three-boxes")
        _ = conversation.constraints
        #expect(conversation.say(command).error == reason)
        // The open screen is unchanged.
        let answer = conversation.say(#"{"do":"resize","width":410,"height":844}"#)
        #expect(answer.moves[1] == [20, 50, 175, 100])
    }

    @Test(
        "for lack of an open script is answered with that reason",
        arguments: [
            #"{"do":"resize","width":10,"height":10}"#, #"{"do":"constraints"}"#, #"{"do":"lines"}"#,
            #"{"do":"report"}"#,
            #"{"do":"explain","view":0}"#, #"{"do":"clock","time":0}"#, #"{"do":"settle"}"#,
        ])
    func nothingOpen(_ command: String) {
        #expect(Conversation().say(command).error == "No script is open.")
    }
}
