#if canImport(UIKit) && !os(watchOS)
    public import AutoLayout
    public import UIKit
#elseif canImport(AppKit)
    public import AppKit
    public import AutoLayout
#endif

#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
    /// Everything in a view that depends on conditions: constraints on it or on its guides, and closures.
    @MainActor
    final class ViewConditions {
        var entries: [ConditionEntry] = []
        var sizeClassThresholds: SizeClassThresholds?
        /// The progress of the updates requested from this view.
        var update = ConditionUpdate()
    }

    /// A constraint or closure that depends on a condition.
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
        /// Whether the constraint should be active while the condition holds.
        var isWanted = true

        init(_ target: Target, _ condition: LayoutCondition, _ location: SourceLocation) {
            (self.target, self.condition, self.location) = (target, condition, location)
        }

        var constraint: NSLayoutConstraint? { if case .constraint(let constraint) = target { constraint } else { nil } }

        /// Takes into account whether the constraint was activated or deactivated by hand since the last update.
        func readActivity() {
            guard let constraint else { return }
            if constraint.isActive { isWanted = true } else if holds == true { isWanted = false }
        }
    }

    extension PlatformView {
        /// Everything in the view that depends on conditions, if anything does.
        var conditions: ViewConditions? {
            unsafe objc_getAssociatedObject(self, ViewConditions.key) as? ViewConditions
        }

        /// Everything in the view that depends on conditions, created on first use.
        var ownConditions: ViewConditions {
            if let conditions { return conditions }
            let conditions = ViewConditions()
            unsafe objc_setAssociatedObject(self, ViewConditions.key, conditions, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
            return conditions
        }

        /// The sizes at which conditions updated in this view or its descendants change from compact to regular; by
        /// default those of the nearest ancestor that has any.
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
        /// A unique key: the address of the class.
        fileprivate static var key: UnsafeRawPointer {
            unsafe unsafeBitCast(ViewConditions.self as Any.Type, to: UnsafeRawPointer.self)
        }
    }
#endif
