extension CompletionShell {
  /// The function mends what Bash does to words.
  ///
  /// Bash cuts them at `=` and `:`, so they are put together again by the spaces of the line, and
  /// each candidate loses what Bash will not replace. Meanings are shown only where Bash lists
  /// without inserting (`COMP_TYPE` 63).
  static func bashScript(_ program: String, _ entry: String) -> String {
    #"""
    # Completion of \#(program) for Bash: source <(\#(program) completion bash)

    _\#(program)() {
    \#(wordsOfLine)
    \#(candidates(from: #""$1" \#(entry) "$last" "${words[@]}""#))
      if [[ ${#COMPREPLY[@]} -eq 1 && $COMPREPLY == *: ]]; then
        compopt -o nospace 2>/dev/null
      fi
    }

    complete -o nosort -F _\#(program) \#(program)

    """#
  }

  /// Puts the words of the line together again, as far as the cursor.
  private static let wordsOfLine = #"""
      local -a words=()
      local rest=$COMP_LINE index part
      for ((index = 0; index <= COMP_CWORD; index++)); do
        part=${COMP_WORDS[index]}
        if [[ $index -gt 0 && $rest != [[:space:]]* ]]; then
          words[${#words[@]} - 1]+=$part
        else
          words+=("$part")
          rest=${rest#"${rest%%[![:space:]]*}"}
        fi
        rest=${rest#"$part"}
      done

    """#

  /// Offers the lines that a command prints.
  private static func candidates(from command: String) -> String {
    #"""
      local last=$((${#words[@]} - 1))
      local kept=${words[last]%"$2"} line word
      words=("${words[@]//[\"\'\\]/}")
      COMPREPLY=()
      while IFS= read -r line; do
        word=${line%%$'\t'*}
        word=${word#"$kept"}
        if [[ $COMP_TYPE -eq 63 ]]; then
          word=${word}${line#"${line%%$'\t'*}"}
          word=${word/$'\t'/  }
        elif [[ $word == *[\'\"\\\$\`\ \(\)\;\&\|\<\>\*\?\!]* ]]; then
          printf -v word '%q' "$word"
        fi
        COMPREPLY+=("$word")
      done < <(\#(command) 2>/dev/null)
    """#
  }
}
