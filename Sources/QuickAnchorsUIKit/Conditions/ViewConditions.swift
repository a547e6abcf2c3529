#if canImport(UIKit) && !os(watchOS)
    public import AutoLayout
    public import UIKit
#elseif canImport(AppKit)
    public import AppKit
    public import AutoLayout
#endif

#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
    /// What of a view follows conditions: constraints on it or on a guide in it, and closures.
    @MainActor
    final class ViewConditions {
        var entries: [ConditionEntry] = []
        var sizeClassThresholds: SizeClassThresholds?
        /// How far the updates are that this view was asked for.
        var update = ConditionUpdate()
    }

    /// What follows a condition.
    @MainActor
    final class ConditionEntry {
        enum Target {
            case constraint(NSLayoutConstraint)
            case action((Bool) -> Void)
        }

        let target: Target
        var condition: LayoutCondition
        let location: SourceLocation
        /// Whether the condition held in the last update; nil before the first one.
        var holds: Bool?
        /// Whether the constraint is to be active while the condition holds.
        var isWanted = true

        init(_ target: Target, _ condition: LayoutCondition, _ location: SourceLocation) {
            (self.target, self.condition, self.location) = (target, condition, location)
        }

        var constraint: NSLayoutConstraint? { if case .constraint(let constraint) = target { constraint } else { nil } }

        /// Takes over what somebody has done to the constraint by hand since the last update.
        func readActivity() {
            guard let constraint else { return }
            if constraint.isActive { isWanted = true } else if holds == true { isWanted = false }
        }
    }

    extension PlatformView {
        /// What of the view follows conditions, if anything does.
        var conditions: ViewConditions? {
            unsafe objc_getAssociatedObject(self, ViewConditions.key) as? ViewConditions
        }

        /// The same, made where there is none yet.
        var ownConditions: ViewConditions {
            if let conditions { return conditions }
            let conditions = ViewConditions()
            unsafe objc_setAssociatedObject(self, ViewConditions.key, conditions, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
            return conditions
        }

        /// Where conditions that are updated in this view, or in one that it contains, change from compact to regular; where
        /// none is set, as in the next view around it with any.
        public var sizeClassThresholds: SizeClassThresholds {
            get { inheritedSizeClassThresholds }
            set { ownConditions.sizeClassThresholds = newValue }
        }

        var inheritedSizeClassThresholds: SizeClassThresholds {
            let around = sequence(first: self as PlatformView, next: { $0.superview })
            return around.lazy.compactMap { $0.conditions?.sizeClassThresholds }.first ?? SizeClassThresholds()
        }
    }

    extension ViewConditions {
        /// An address that is nobody else's: that of the class.
        fileprivate static var key: UnsafeRawPointer {
            unsafe unsafeBitCast(ViewConditions.self as Any.Type, to: UnsafeRawPointer.self)
        }
    }
#endif
