import QuickAnchors

/// Uses every form from outside the package, and exits with status 1 if one has the wrong meaning.
@main
struct Client {
    static func main() async {
        var checks = Checks()
        checkKinds(&checks)
        checkForms(&checks)
        checkPaddings(&checks)
        checkNumberTypes(&checks)
        checkAdding(&checks)
        checkFrames(&checks)
        checkViews(&checks)
        await checkThreads(&checks)
        checks.finish()
    }
}
