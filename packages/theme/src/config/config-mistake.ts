/** An error that involves several fields. */
export interface ConfigMistake {
  path: readonly (string | number)[]
  message: string
  hint: string
}
