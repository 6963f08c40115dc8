/** Returns the name of the entry for live content, complete or truncated. */
export function contentEntry(source: string, isExcerpt: boolean): string {
  return `content:${source}${isExcerpt ? '?excerpt' : ''}`
}

/** The module with the components for compiled MDX (`providerImportSource`). */
export const MDX_PROVIDER = '@generated/mdx-components'

/** The same without writer components, for content that doesn't use them. */
export const BASE_MDX_PROVIDER = '@generated/base-mdx-components'

/** The stylesheet of formulas. */
export const MATH_STYLES = 'katex/dist/katex.min.css'
