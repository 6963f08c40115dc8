import type {Hierarchy, SearchHit} from '../client/search-client.js'
import {escapeHtml} from '../local/mark-text.js'

/**
 * A hit whose plain texts can stand in HTML: the modal shows them as such where nothing is marked, for
 * instance among recent searches, and an index may hold any text.
 */
export function escapeHit(hit: SearchHit): SearchHit {
  const hierarchy = Object.fromEntries(
    Object.entries(hit.hierarchy).map(([level, text]) =>
      // The name of a group is shown as text.
      [level, text === null || level === 'lvl0' ? text : escapeHtml(text)]
    )
  ) as Hierarchy
  return {...hit, hierarchy, content: hit.content === null ? null : escapeHtml(hit.content)}
}
