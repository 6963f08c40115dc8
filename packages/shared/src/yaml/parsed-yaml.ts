/** A YAML mapping as data, with the position of each top-level key. */
export interface ParsedYaml {
  /** Empty if there is an error. */
  data: Record<string, unknown>
  /** 1-based line of each top-level key. */
  lines: Record<string, number>
  /** Set if the text isn't a YAML mapping. */
  error?: YamlError
}

/** Reason why a text isn't a YAML mapping, and the position. */
export interface YamlError {
  /** Part of a sentence, without a period. */
  reason: string
  /** 1-based. */
  line: number
  /** 1-based. */
  column: number
}
