#if Cairo && os(Linux)
    import AutoLayout
    import Foundation
    import LayoutCairo
    import TestSupport
    import Testing

    @Suite("Access to images in files")
    final class ImageAccessTests {
        private let root = FileManager.default.temporaryDirectory.appending(path: "images-\(UUID())").path
        private var folder: String { "\(root)/images" }

        /// Creates a folder with an image, another image in an inner folder, and a third image outside the folder.
        init() throws {
            try FileManager.default.createDirectory(atPath: "\(folder)/inner", withIntermediateDirectories: true)
            for name in ["images/a.png", "images/inner/b.png", "secret.png"] {
                try Data(TurnedImage.png(1)).write(to: URL(filePath: "\(root)/\(name)"))
            }
        }

        deinit {
            try? FileManager.default.removeItem(atPath: root)
        }

        /// The reason why an image cannot be read from a path; nil if the file is a PNG image.
        private func reason(_ path: String, in folder: String?) -> String? {
            do throws(CairoError) {
                let contents = try ImageAccess(folder: folder).embedded(.referenced(path))
                return contents.format == .png ? nil : "no PNG"
            } catch {
                guard case .imageNotRead(path, let reason) = error else { return "\(error)" }
                return reason
            }
        }

        @Test("Images in the folder are read, and so are those in its subfolders")
        func inside() {
            for path in ["a.png", "./a.png", "inner/b.png", "inner//b.png"] {
                #expect(reason(path, in: folder) == nil)
            }
        }

        @Test("An image view with a source shows the file in the folder, and is an error without a folder")
        func imageView() throws {
            let screen = View(frame: Rect(x: 0, y: 0, width: 40, height: 20))
            let image = ImageView(naturalSize: Size(width: 40, height: 20), source: "a.png")
            image.frame = screen.bounds
            screen.addSubview(image)
            #expect(throws: CairoError.self) { try screen.pixels() }
            #expect(try screen.pixels(images: ImageAccess(folder: folder)).color(x: 5, y: 5).alpha == 1)
        }

        @Test("No file is opened without a folder")
        func noFolder() {
            for path in ["a.png", "\(folder)/a.png", "/etc/passwd"] {
                #expect(reason(path, in: nil) == "files are opened only from a folder that is given")
            }
        }

        @Test("A path that leads out of the folder is refused, even one that leads back")
        func outside() {
            for path in [
                "../secret.png", "inner/../a.png", "\(folder)/a.png", "/etc/passwd", "..", ".", "", "/", "a\0b",
            ] {
                #expect(reason(path, in: folder) == "it is not a path inside the folder of images")
            }
        }

        @Test("Links to files or folders are not followed")
        func links() throws {
            let manager = FileManager.default
            try manager.createSymbolicLink(atPath: "\(folder)/link.png", withDestinationPath: "../secret.png")
            try manager.createSymbolicLink(atPath: "\(folder)/up", withDestinationPath: "..")
            #expect(reason("link.png", in: folder) == "it is a symbolic link")
            #expect(reason("up/secret.png", in: folder) == "not a directory")
        }

        @Test("Anything but an existing regular file is refused, without blocking")
        func kinds() throws {
            #expect(unsafe mkfifo("\(folder)/pipe", 0o600) == 0)
            #expect(reason("pipe", in: folder) == "it is not a regular file")
            #expect(reason("inner", in: folder) == "it is not a regular file")
            #expect(reason("none.png", in: folder) == "no such file or directory")
            #expect(reason("a.png/b", in: folder) == "not a directory")
            #expect(reason("null", in: "/dev") == "it is not a regular file")
        }

        @Test("A file that is not an image is refused because of its header")
        func noImage() throws {
            try Data("root:x:0:0".utf8).write(to: URL(filePath: "\(folder)/text.png"))
            #expect(reason("text.png", in: folder) == "it is no PNG, JPEG, GIF, WebP or AVIF file")
        }
    }
#endif
