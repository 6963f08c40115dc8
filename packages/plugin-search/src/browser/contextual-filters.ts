import type {DocsGlobalData} from '@lectern/types'
import {findActivePlugin} from '@lectern/client'
import type {FacetFilters} from '../client/search-client.js'
import type {SearchConfig} from '../config/search-config.js'

/** Context of a search. */
export interface ReaderContext {
  language: string
  /** Path of the current page. */
  path: string
  docs: Readonly<Record<string, DocsGlobalData>>
  /** Returns the version that the user last chose for a docs instance. */
  preferred(pluginId: string): string | null
}

/**
 * Lists the tags to search. For each docs instance, it's the tag of the active version, of the
 * version that the user last chose, or of the latest version. `default` is the tag of all pages
 * outside docs.
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

/** Creates the filters of a query: contextual filters, if they're enabled, and the site's own filters. */
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
