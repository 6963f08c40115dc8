/** Returns the name of the entry for a live content or its excerpt. */
export function contentEntry(source: string, isExcerpt: boolean): string {
  return `content:${source}${isExcerpt ? '?excerpt' : ''}`
}

/** Module that provides components to compiled MDX (`providerImportSource`). */
export const MDX_PROVIDER = '@generated/mdx-components'

/** Like `MDX_PROVIDER`, for content that doesn't use writer components. */
export const BASE_MDX_PROVIDER = '@generated/base-mdx-components'

/** Stylesheet for math formulas. */
export const MATH_STYLES = 'katex/dist/katex.min.css'
