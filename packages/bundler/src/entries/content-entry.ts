import type {ContentFeature} from '@lectern/types'

/** Name of the entry of a live content, whole or cut at its truncate marker. */
export function contentEntry(source: string, isExcerpt: boolean): string {
  return `content:${source}${isExcerpt ? '?excerpt' : ''}`
}

/** The module from which compiled MDX takes its components (`providerImportSource`). */
export const MDX_PROVIDER = '@generated/mdx-components'

/** Stylesheets that only pages with a feature link, by feature. */
export const FEATURE_STYLES: Readonly<Record<ContentFeature, string>> = {
  math: 'katex/dist/katex.min.css'
}
