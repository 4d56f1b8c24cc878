extension CompletionShell {
  static func fishScript(_ program: String, _ entry: String) -> String {
    """
    # Completion of \(program) for fish: \(program) completion fish | source

    function __\(program)_candidates
        set -l typed (commandline -opc)
        set -l current (commandline -ct)
        $typed[1] \(entry) (count $typed) $typed "$current" 2>/dev/null
    end

    complete --command \(program) --no-files --keep-order --arguments '(__\(program)_candidates)'

    """
  }
}
