/** A mistake that no single field shows. */
export interface ConfigMistake {
  path: readonly (string | number)[]
  message: string
  hint: string
}
