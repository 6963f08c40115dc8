/** Name of the entry of a live content, whole or cut at its truncate marker. */
export function contentEntry(source: string, isExcerpt: boolean): string {
  return `content:${source}${isExcerpt ? '?excerpt' : ''}`
}

/** The module from which compiled MDX takes its components (`providerImportSource`). */
export const MDX_PROVIDER = '@generated/mdx-components'
