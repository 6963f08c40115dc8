import type {Hierarchy, SearchHit} from '../client/search-client.js'
import {escapeHtml} from '../local/mark-text.js'

/**
 * Escapes the text of a hit. The modal inserts text without highlights as HTML, for example in
 * recent searches, and an index can contain any text.
 */
export function escapeHit(hit: SearchHit): SearchHit {
  const hierarchy = Object.fromEntries(
    Object.entries(hit.hierarchy).map(([level, text]) =>
      // The modal displays the group name as plain text.
      [level, text === null || level === 'lvl0' ? text : escapeHtml(text)]
    )
  ) as Hierarchy
  return {...hit, hierarchy, content: hit.content === null ? null : escapeHtml(hit.content)}
}
