/** `note` at the beginning of a line: `Note`. */
export function capitalize(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1)
}
