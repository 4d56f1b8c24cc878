import Foundation
import FoundationXML
import Terminal
import Testing

@Suite struct DrawingTests {
  /// The texts and the names of the elements that another reader of XML finds.
  private final class Reader: NSObject, XMLParserDelegate {
    var texts: [String] = []
    var elements: [String] = []
    private var text = ""

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
      qualifiedName: String?, attributes: [String: String]
    ) {
      elements.append(name)
      text = ""
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) { text += string }

    func parser(
      _ parser: XMLParser, didEndElement name: String, namespaceURI: String?,
      qualifiedName: String?
    ) {
      if !text.isEmpty { texts.append(text) }
      text = ""
    }
  }

  private func read(_ svg: [UInt8]) throws -> Reader {
    let reader = Reader()
    let parser = XMLParser(data: Data(svg))
    parser.delegate = reader
    #expect(parser.parse(), "\(String(describing: parser.parserError))")
    return reader
  }

  private func drawing(of text: String) -> Drawing {
    var drawing = Drawing(width: 100, title: text, description: "\(text)\n\(text)")
    drawing.rectangle(x: 0, y: 0, width: 10, height: 10, fill: .level(2), name: text)
    drawing.text(text, x: 5, y: 20, .init(.ink, anchor: .middle, isBold: true))
    return drawing
  }

  @Test("Any text comes out of the picture as it went in, or made visible", arguments: nastyTexts)
  func escapes(text: String, shown: String) throws {
    let reader = try read(drawing(of: text).svg)
    #expect(reader.texts.count { $0 == shown } == 3, "\(reader.texts)")
    #expect(reader.texts.contains("\(shown)\n\(shown)"))
    #expect(reader.elements == ["svg", "title", "desc", "style", "rect", "rect", "title", "text"])
  }

  static let nastyTexts = [
    ("plain", "plain"), ("<b>&\"'</b>]]>", "<b>&\"'</b>]]>"), ("&amp;", "&amp;"),
    ("</title><script>x</script>", "</title><script>x</script>"), ("공부 日本 👩‍👩‍👧", "공부 日本 👩‍👩‍👧"),
    ("a\u{1B}[31mb", "a\\e[31mb"), ("\u{202E}x", "\\u{202E}x"), ("n\u{0}l", "n\\0l"),
    ("\u{FFFE}\u{FFFF}", "\u{FFFD}\u{FFFD}"), ("tab\tx", "tab\\tx"),
  ]

  @Test("The same drawing gives the same bytes, with a theme for light and for dark")
  func stable() {
    let (one, other) = (drawing(of: "x").svg, drawing(of: "x").svg)
    let text = String(decoding: one, as: UTF8.self)
    #expect(one == other && text.contains("prefers-color-scheme: dark"))
    #expect(text.contains("role=\"img\"") && text.contains("aria-labelledby=\"title description\""))
    // Nothing is loaded from elsewhere; the one address names the format.
    #expect(text.split(separator: "http").count == 2 && !text.contains("<script"))
  }

  @Test("A picture is as high as what is on it")
  func height() {
    #expect(drawing(of: "x").height == 25)
  }
}
