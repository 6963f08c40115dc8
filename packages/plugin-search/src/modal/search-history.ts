/** A string about as long as the modal's recent searches. */
const PROBE = 'x'.repeat(4_000)

/**
 * Tests whether recent searches can be stored. Otherwise, blocked or full storage would throw when
 * the modal handles a click, and invalid data from other programs would keep it from opening.
 */
export function canKeepSearches(indexName: string): boolean {
  const keys = ['RECENT', 'FAVORITE'].map((kind) => `__DOCSEARCH_${kind}_SEARCHES__${indexName}`)
  try {
    for (const key of keys) if (!isList(localStorage.getItem(key))) localStorage.removeItem(key)
    localStorage.setItem('__SEARCH_PROBE__', PROBE)
    localStorage.removeItem('__SEARCH_PROBE__')
    return true
  } catch {
    return false
  }
}

function isList(text: string | null): boolean {
  if (text === null) return true
  try {
    const value: unknown = JSON.parse(text)
    return Array.isArray(value) && value.every(isSearch)
  } catch {
    return false
  }
}

function isSearch(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'objectID' in value && 'hierarchy' in value
}
