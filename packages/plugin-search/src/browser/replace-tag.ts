import type {FacetFilters} from '../client/search-client.js'

/** Replaces the version of a docs instance in a list of filters. */
export function replaceTag(
  filters: FacetFilters,
  [pluginId, version]: readonly [string, string]
): FacetFilters {
  const start = `docusaurus_tag:docs-${pluginId}-`
  return filters.map((filter) =>
    typeof filter === 'string'
      ? filter
      : filter.map((item) => (item.startsWith(start) ? start + version : item))
  )
}

/** Returns the version that the filters select for a docs instance. */
export function findTagVersion(filters: FacetFilters, pluginId: string): string | undefined {
  const start = `docusaurus_tag:docs-${pluginId}-`
  return filters
    .flat()
    .find((item) => item.startsWith(start))
    ?.slice(start.length)
}
