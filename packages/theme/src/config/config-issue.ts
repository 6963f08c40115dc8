/** An error that involves several fields. */
export interface ConfigIssue {
  path: readonly (string | number)[]
  message: string
  hint: string
}
