import Foundation
import TestSupport

/// A body of the fixtures with some of its members replaced or taken out.
public enum PatchedBody {
  /// The body with patches such as `main.temp="7"` (JSON) or `main.temp=` (taken out), parted by
  /// two spaces.
  public static func body(_ base: String, _ patches: String) throws -> [UInt8] {
    var root = try JSONSerialization.jsonObject(
      with: Data(fixture("api/\(base)")), options: .fragmentsAllowed)
    for patch in patches.components(separatedBy: "  ") where !patch.isEmpty {
      let parts = patch.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let path = parts[0].split(separator: ".").map(String.init)
      let value = parts.count > 1 && !parts[1].isEmpty ? String(parts[1]) : nil
      let json = try value.map {
        try JSONSerialization.jsonObject(with: Data($0.utf8), options: .fragmentsAllowed)
      }
      root = replaced(root, path[...], with: json)
    }
    return Array(try JSONSerialization.data(withJSONObject: root, options: .fragmentsAllowed))
  }

  private static func replaced(_ node: Any, _ path: ArraySlice<String>, with value: Any?) -> Any {
    guard let step = path.first else { return value ?? node }
    if var object = node as? [String: Any] {
      guard path.count > 1 else {
        object[step] = value
        return object
      }
      object[step] = replaced(object[step] ?? [String: Any](), path.dropFirst(), with: value)
      return object
    }
    if var array = node as? [Any], let index = Int(step), array.indices.contains(index) {
      if path.count == 1, value == nil {
        array.remove(at: index)
      } else {
        array[index] = replaced(array[index], path.dropFirst(), with: value)
      }
      return array
    }
    return node
  }
}
