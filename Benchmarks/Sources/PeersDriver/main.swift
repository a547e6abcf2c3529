import Glibc
import Scenes
import Streams

let usage = """
    PeersDriver dump STREAM SIZE FILE                     writes a constraint stream as text
    PeersDriver solver STREAM SIZE CASE MS FILE           times our solver on it and writes the values it ended with
    PeersDriver scene SCENE SIZE CASE SYNTAX MS FILE      times a layout of views and writes the frames it ended with
    PeersDriver fitting ALIGNMENT ROWS first|again MS     times asking a column of texts for its size
    PeersDriver arithmetic SHAPE SIZE MS                  times frames that are computed by hand
    Times are nanoseconds of processor time and page faults per operation, a sample a line; of a step of a layout, a
    line follows with the values it had the solver compute and the rows of constraints it had it read.
    """

func stream(_ shape: String, _ size: Int) -> ConstraintStream? {
    switch shape {
    case "list": .list(rows: size)
    case "cells": .cells(size)
    case "nested": .nested(depth: size)
    default: Contest(rawValue: shape)?.stream(size)
    }
}

func scene(_ name: String) -> (any Scene.Type)? {
    let scenes: [any Scene.Type] = [
        List.self, Lists.self, MusicCells.self, MusicList.self, Nested.self, SelfSizingList.self, Branches.self,
    ]
    return scenes.first { $0.name == name }
}

func write(_ bytes: RawSpan, to path: String) {
    let file = unsafe fopen(path, "wb")
    _ = unsafe bytes.withUnsafeBytes { unsafe fwrite($0.baseAddress, 1, $0.count, file) }
    unsafe fclose(file)
}

func report(_ samples: [Usage]) {
    for sample in samples { print(sample.nanoseconds, sample.pageFaults) }
}

func dump(_ words: ArraySlice<String>, _ size: Int) -> Bool {
    guard let stream = stream(words[2], size), words.count == 5 else { return false }
    unsafe write(Array(stream.text.utf8).span.bytes, to: words[4])
    return true
}

func timeSolver(_ words: ArraySlice<String>, _ size: Int) throws -> Bool {
    guard let stream = stream(words[2], size), words.count == 7, let operation = StreamCase(rawValue: words[4]),
        let milliseconds = Double(words[5])
    else { return false }
    let (samples, values) = try operation.run(stream, milliseconds: milliseconds)
    report(samples)
    unsafe write(values.span.bytes, to: words[6])
    return true
}

func timeScene(_ words: ArraySlice<String>, _ size: Int) -> Bool {
    guard words.count == 8, let scene = scene(words[2]), let operation = SceneCase(rawValue: words[4]),
        let syntax = Syntax(rawValue: words[5]), let milliseconds = Double(words[6])
    else { return false }
    let outcome = operation.run(scene, size: size, syntax, milliseconds: milliseconds)
    report(outcome.samples)
    if let work = outcome.work { print("work", work.values, work.rows) }
    unsafe write(outcome.frames.span.bytes, to: words[7])
    return true
}

func timeFitting(_ words: ArraySlice<String>, _ size: Int) -> Bool {
    guard words.count == 6, let operation = FittingCase(rawValue: words[2]), ["first", "again"].contains(words[4]),
        let milliseconds = Double(words[5])
    else { return false }
    report(operation.run(rows: size, isFirst: words[4] == "first", milliseconds: milliseconds))
    return true
}

func timeArithmetic(_ words: ArraySlice<String>, _ size: Int) -> Bool {
    guard words.count == 5, let shape = Arithmetic(rawValue: words[2]), let milliseconds = Double(words[4])
    else { return false }
    report(shape.run(size: size, milliseconds: milliseconds))
    return true
}

func run(_ words: ArraySlice<String>) throws -> Bool {
    guard words.count >= 5, let size = Int(words[3]) else { return false }
    return switch words[1] {
    case "dump": dump(words, size)
    case "solver": try timeSolver(words, size)
    case "scene": timeScene(words, size)
    case "fitting": timeFitting(words, size)
    case "arithmetic": timeArithmetic(words, size)
    default: false
    }
}

if try !run(CommandLine.arguments[...]) {
    print(usage)
    exit(2)
}
