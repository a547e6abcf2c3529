import UIKit

#if canImport(UIKit)
func effectName() -> String {
    if false {
        
    } else {
        return "none"
    }
}



#endif
