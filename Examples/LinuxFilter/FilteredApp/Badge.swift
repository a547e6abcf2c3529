#if canImport(SwiftUI)
#sourceLocation(file: "App/Badge.swift", line: 1)
import SwiftUI

struct Badge: View {
    var body: some View { Text("New") }
}

#endif
