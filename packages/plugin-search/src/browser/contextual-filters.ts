import type {DocsGlobalData} from '@lectern/types'
import {findActivePlugin} from '@lectern/client'
import type {FacetFilters} from '../client/search-client.js'
import type {SearchConfig} from '../config/search-config.js'

/** Inputs of a reader's context. */
export interface ReaderContext {
  language: string
  /** Path of the shown page. */
  path: string
  docs: Readonly<Record<string, DocsGlobalData>>
  /** Name of the version that the reader chose last, by docs instance. */
  preferred(pluginId: string): string | null
}

/**
 * Tags of the pages that concern a reader: of each docs instance the version that is shown, else the one
 * that was chosen last, else the last one; and `default`, which all pages outside of the docs have.
 */
export function listContextTags({
  path,
  docs,
  preferred
}: Omit<ReaderContext, 'language'>): string[] {
  const active = findActivePlugin(docs, path)
  const versions = Object.entries(docs).flatMap(([id, data]) => {
    const shown = active?.pluginId === id ? findShown(data, path) : undefined
    const chosen = data.versions.find(({name}) => name === preferred(id))
    const last = data.versions.find(({isLast}) => isLast)
    const version = shown ?? chosen ?? last ?? data.versions[0]
    return version ? [`docs-${id}-${version.name}`] : []
  })
  return ['default', ...versions]
}

function findShown({versions}: DocsGlobalData, path: string) {
  const isAbove = (above: string) => above === '/' || path === above || path.startsWith(`${above}/`)
  return versions
    .filter((version) => isAbove(version.path))
    .sort((left, right) => right.path.length - left.path.length)[0]
}

/**
 * Filters of a query: filters of the reader's context, if the site enables them, and filters of the
 * site.
 */
export function createFilters(
  {contextualSearch, searchParameters}: Pick<SearchConfig, 'contextualSearch' | 'searchParameters'>,
  context: ReaderContext
): FacetFilters {
  const {facetFilters = []} = searchParameters
  const own = typeof facetFilters === 'string' ? [facetFilters] : facetFilters
  if (!contextualSearch) return own
  const tags = listContextTags(context).map((tag) => `docusaurus_tag:${tag}`)
  return [`language:${context.language}`, tags, ...own]
}
