/** A parsed YAML mapping, with the line of each top-level key. */
export interface ParsedYaml {
  /** Empty if there's an error. */
  data: Record<string, unknown>
  /** Line of each top-level key, 1-based. */
  lines: Record<string, number>
  /** Set if the text isn't a YAML mapping. */
  error?: YamlError
}

/** The reason why a text isn't a YAML mapping, and its position. */
export interface YamlError {
  /** Part of a sentence, without a period. */
  reason: string
  /** Line, 1-based. */
  line: number
  /** Column, 1-based. */
  column: number
}
