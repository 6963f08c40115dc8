/** An error that the schema doesn't detect. */
export interface ConfigIssue {
  path: readonly (string | number)[]
  message: string
  hint: string
}
