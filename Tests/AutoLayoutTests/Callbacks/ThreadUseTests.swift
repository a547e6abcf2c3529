#if DEBUG && canImport(Glibc)
    import AutoLayout
    import Foundation
    import Testing

    @Suite("One tree from two threads")
    struct ThreadUseTests {
        /// A value that a test improperly hands to another thread.
        private struct Contraband: @unchecked Sendable {
            let use: () -> Void
        }

        private static func elsewhere(_ use: @escaping () -> Void) {
            let (contraband, done) = (Contraband(use: use), DispatchSemaphore(value: 0))
            Thread.detachNewThread {
                contraband.use()
                done.signal()
            }
            done.wait()
        }

        @Test("A tree that is changed on one thread while another lays it out stops the program in debug builds")
        func change() async {
            await #expect(processExitsWith: .failure) {
                let (screen, view) = (makeScreen(), Hooked("view"))
                screen.addSubview(view)
                let width = view.pin(0, 0, 10, 10, to: screen)[2]
                view.onLayout = { _ in ThreadUseTests.elsewhere { width.constant = 20 } }
                screen.layoutIfNeeded()
            }
        }

        @Test("A tree that is laid out on one thread while another lays it out stops the program in debug builds")
        func pass() async {
            await #expect(processExitsWith: .failure) {
                let (screen, view) = (makeScreen(), Hooked("view"))
                screen.addSubview(view)
                view.onLayout = { view in
                    ThreadUseTests.elsewhere {
                        view.setNeedsLayout()
                        screen.layoutIfNeeded()
                    }
                }
                screen.layoutIfNeeded()
            }
        }

        @Test("A tree may move from thread to thread if only one uses it at a time")
        func handedOver() {
            let (screen, view) = (makeScreen(), Hooked("view"))
            screen.addSubview(view)
            let width = view.pin(0, 0, 10, 10, to: screen)[2]
            ThreadUseTests.elsewhere {
                width.constant = 20
                screen.layoutIfNeeded()
            }
            width.constant = 30
            screen.layoutIfNeeded()
            #expect(view.frame.width == 30)
        }
    }
#endif
