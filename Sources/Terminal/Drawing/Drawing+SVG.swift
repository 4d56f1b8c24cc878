import Text

extension Drawing {
  /// The space around what is drawn.
  private static let margin = 16

  /// The picture as a file of SVG 1.1 with the theme of CSS (Media Queries 5,
  /// `prefers-color-scheme`).
  public var svg: [UInt8] {
    var bytes: [UInt8] = []
    let (width, height) = (width + 2 * Self.margin, height + 2 * Self.margin)
    bytes.append("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n")
    bytes.append(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\" "
        + "viewBox=\"\(-Self.margin) \(-Self.margin) \(width) \(height)\" role=\"img\" "
        + "aria-labelledby=\"title description\">\n")
    Self.append("title", id: "title", title, to: &bytes)
    Self.append("desc", id: "description", description, to: &bytes)
    bytes.append("<style>\n\(Self.style)</style>\n")
    bytes.append(
      "<rect class=\"paper\" x=\"\(-Self.margin)\" y=\"\(-Self.margin)\" width=\"\(width)\" "
        + "height=\"\(height)\"/>\n")
    for shape in shapes { Self.append(shape, to: &bytes) }
    bytes.append("</svg>\n")
    return bytes
  }

  private static func append(
    _ element: String, id: String, _ text: String, to bytes: inout [UInt8]
  ) {
    bytes.append("<\(element) id=\"\(id)\">")
    XMLText.append(text, to: &bytes)
    bytes.append("</\(element)>\n")
  }

  private static func append(_ shape: Shape, to bytes: inout [UInt8]) {
    switch shape {
    case .rectangle(let x, let y, let width, let height, let fill, let name):
      bytes.append(
        "<rect \(fill.attribute) x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\" "
          + "rx=\"2\"")
      guard let name else {
        bytes.append("/>\n")
        return
      }
      bytes.append("><title>")
      XMLText.append(name, to: &bytes)
      bytes.append("</title></rect>\n")
    case .text(let text, let x, let y, let look):
      bytes.append(
        "<text \(look.fill.attribute) x=\"\(x)\" y=\"\(y)\" "
          + "text-anchor=\"\(look.anchor.rawValue)\" font-size=\"\(look.size)\""
          + (look.isBold ? " font-weight=\"bold\">" : ">"))
      XMLText.append(text, to: &bytes)
      bytes.append("</text>\n")
    }
  }

  private static let style = """
    text { font-family: "Noto Sans KR", "Apple SD Gothic Neo", "Malgun Gothic", sans-serif; }
    .paper { fill: #ffffff; } .ink { fill: #1f2328; } .faint { fill: #656d76; }
    .empty { fill: #eaeef2; } .level0 { fill: #d0d7de; } .level1 { fill: #b6d4f0; }
    .level2 { fill: #74add8; } .level3 { fill: #3182bd; } .level4 { fill: #08519c; }
    .onlow { fill: #1f2328; } .onhigh { fill: #ffffff; }
    @media (prefers-color-scheme: dark) {
    .paper { fill: #0d1117; } .ink { fill: #e6edf3; } .faint { fill: #8d96a0; }
    .empty { fill: #21262d; } .level0 { fill: #3d444d; } .level1 { fill: #0a3a63; }
    .level2 { fill: #1f6aa5; } .level3 { fill: #58a6d9; } .level4 { fill: #b6d4f0; }
    .onlow { fill: #ffffff; } .onhigh { fill: #0d1117; }
    }

    """
}

extension Drawing.Fill {
  /// The class or the color as an attribute.
  fileprivate var attribute: String {
    switch self {
    case .ink: "class=\"ink\""
    case .faint: "class=\"faint\""
    case .empty: "class=\"empty\""
    case .shade(let shade): "fill=\"\(shade.css)\""
    case .letters(on: let shade): "fill=\"\(shade.isLight ? "#000000" : "#ffffff")\""
    case .lettersOnLevel(let level): "class=\"\(level < 3 ? "onlow" : "onhigh")\""
    case .level(let level): "class=\"level\(min(max(level, 0), 4))\""
    }
  }
}
