@_exported public import AppleLayout
@_exported public import Foundation
