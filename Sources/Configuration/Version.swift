/// The version of both programs, by Semantic Versioning.
public let programVersion = "0.1.0"
