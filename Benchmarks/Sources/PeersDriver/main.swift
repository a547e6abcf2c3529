import Glibc
import Streams

// PeersDriver dump SHAPE SIZE FILE            the stream as text
// PeersDriver solver SHAPE SIZE CASE MS FILE  times our solver, writes its values

func stream(_ shape: String, _ size: String) -> ConstraintStream? {
    guard let count = Int(size) else { return nil }
    return switch shape {
    case "list": .list(rows: count)
    case "cells": .cells(count)
    case "nested": .nested(depth: count)
    default: nil
    }
}

func write(_ bytes: RawSpan, to path: String) {
    let file = unsafe fopen(path, "wb")
    _ = unsafe bytes.withUnsafeBytes { unsafe fwrite($0.baseAddress, 1, $0.count, file) }
    unsafe fclose(file)
}

func run(_ arguments: ArraySlice<String>) throws -> Bool {
    guard arguments.count >= 4, let stream = stream(arguments[2], arguments[3]) else { return false }
    switch (arguments[1], arguments.count) {
    case ("dump", 5):
        unsafe write(Array(stream.text.utf8).span.bytes, to: arguments[4])
    case ("solver", 7):
        guard let operation = StreamCase(rawValue: arguments[4]), let time = Double(arguments[5]) else { return false }
        let (samples, values) = try operation.run(stream, milliseconds: time)
        for sample in samples { print(sample) }
        unsafe write(values.span.bytes, to: arguments[6])
    default: return false
    }
    return true
}

if try !run(CommandLine.arguments[...]) {
    print("Usage: PeersDriver dump SHAPE SIZE FILE | PeersDriver solver SHAPE SIZE CASE MILLISECONDS FILE")
    exit(2)
}
