// Embedded Swift has no `Any`.
#if !hasFeature(Embedded)
    extension Double {
        /// The value of an integer or floating-point number of any type, including types from other packages.
        package init?(anyNumber value: Any) {
            switch value {
            case let number as any QuickNumber: self = number.quickValue
            case let number as any BinaryInteger: self = Double(number)
            case let number as any BinaryFloatingPoint: self = Double(number)
            default: return nil
            }
        }
    }
#endif
