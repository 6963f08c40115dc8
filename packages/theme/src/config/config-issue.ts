/** A configuration error that the schema can't detect. */
export interface ConfigIssue {
  path: readonly (string | number)[]
  message: string
  hint: string
}
