/** Returns whether a text contains every typed word, ignoring case and word order. */
export function hasWords(text: string, typed: string): boolean {
  const plain = text.toLowerCase()
  return typed
    .toLowerCase()
    .split(/\s+/)
    .every((word) => plain.includes(word))
}
