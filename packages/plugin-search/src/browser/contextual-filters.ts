import type {DocsGlobalData} from '@lectern/types'
import {findActivePlugin} from '@lectern/client'
import type {FacetFilters} from '../client/search-client.js'
import type {SearchConfig} from '../config/search-config.js'

/** Page and preferences that determine the default filters. */
export interface ReaderContext {
  language: string
  /** Path of the current page. */
  path: string
  docs: Readonly<Record<string, DocsGlobalData>>
  /** Returns the version that the user last selected for a docs instance. */
  preferred(pluginId: string): string | null
}

/**
 * Lists the tags to search. Each docs instance contributes one version: the one being viewed, else
 * the one the user last selected, else the latest. The tag `default` covers all pages outside docs.
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
 * Creates the filters of a query. Contextual filters, if enabled, come before the site's own
 * filters.
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
