import type {Hierarchy, SearchHit} from '../client/search-client.js'
import {escapeHtml} from '../local/mark-text.js'

/**
 * A hit with plain texts that are safe in HTML: the modal inserts them unescaped if they have no
 * marks, e.g. in recent searches, and an index may contain any text.
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
