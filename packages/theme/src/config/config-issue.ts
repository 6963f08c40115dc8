/** An error that the schema doesn't find. */
export interface ConfigIssue {
  path: readonly (string | number)[]
  message: string
  hint: string
}
