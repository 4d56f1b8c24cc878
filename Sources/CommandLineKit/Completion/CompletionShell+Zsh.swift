extension CompletionShell {
  /// The file works from a folder of `fpath` and when it is sourced.
  static func zshScript(_ program: String, _ entry: String) -> String {
    #"""
    #compdef \#(program)
    # Completion of \#(program) for the Z shell: source <(\#(program) completion zsh)

    _\#(program)() {
      local -a typed finished unfinished
      local line word
      typed=("${(@Q)words[1,CURRENT]}")
      while IFS= read -r line; do
        word=${line%%$'\t'*}
        line=${word//:/\\:}${${line#$word}/$'\t'/:}
        if [[ $word == *: ]]; then
          unfinished+=("$line")
        else
          finished+=("$line")
        fi
      done < <("$typed[1]" \#(entry) $((CURRENT - 1)) "$typed[@]" 2>/dev/null)
      _describe -V \#(program) finished
      _describe -V \#(program) unfinished -S ''
    }

    if [[ $funcstack[1] == _\#(program) ]]; then
      _\#(program) "$@"
    else
      compdef _\#(program) \#(program)
    fi

    """#
  }
}
