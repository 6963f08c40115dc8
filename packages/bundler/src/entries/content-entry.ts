import type {ContentFeature} from '@lectern/types'

/** Name of the entry of live content, complete or truncated. */
export function contentEntry(source: string, isExcerpt: boolean): string {
  return `content:${source}${isExcerpt ? '?excerpt' : ''}`
}

/** The module with the components for compiled MDX (`providerImportSource`). */
export const MDX_PROVIDER = '@generated/mdx-components'

/** Stylesheets that only pages with a certain feature link, by feature. */
export const FEATURE_STYLES: Readonly<Record<ContentFeature, string>> = {
  math: 'katex/dist/katex.min.css'
}
