/** Name of the entry of a live content, whole or cut at its truncate marker. */
export function contentEntry(source: string, isExcerpt: boolean): string {
  return `content:${source}${isExcerpt ? '?excerpt' : ''}`
}
