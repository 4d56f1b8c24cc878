/// Up to 12 scalars, most of them from blocks where characters join, reorder or act.
func randomText(_ random: inout FixedRandom) -> String {
  let blocks: [ClosedRange<UInt32>] = [
    0...0x7F, 0x80...0x24F, 0x300...0x36F, 0x600...0x61C, 0x900...0x97F, 0xE00...0xE7F,
    0x1100...0x11FF, 0x1E00...0x1FFF, 0x2000...0x206F, 0x2600...0x27BF, 0x3000...0x30FF,
    0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE00...0xFE0F, 0x1F1E6...0x1F1FF, 0x1F3FB...0x1F64F,
    0x200D...0x200D, 0x0...0x10FFFF,
  ]
  let count = Int.random(in: 0...12, using: &random)
  var scalars = String.UnicodeScalarView()
  for _ in 0..<count {
    let block = blocks[Int.random(in: blocks.indices, using: &random)]
    if let scalar = Unicode.Scalar(UInt32.random(in: block, using: &random)) {
      scalars.append(scalar)
    }
  }
  return String(scalars)
}
