/** Whether a text holds every word that a reader typed, in any order, small or capital. */
export function hasWords(text: string, typed: string): boolean {
  const plain = text.toLowerCase()
  return typed
    .toLowerCase()
    .split(/\s+/)
    .every((word) => plain.includes(word))
}
