import {hashContent} from '@lectern/shared/cache/content-hash'
import type {Element, Root} from 'hast'
import type {CompileState} from '../state/compile-state.js'
import {walkHtml} from '../tree/tree-nodes.js'

/** ID that remark-rehype gives the heading above the footnotes. */
export const FOOTNOTE_LABEL = 'footnote-label'

/**
 * Makes footnote IDs unique, because a page can show several texts, such as partials or the posts
 * of a list.
 */
export function rehypeFootnotes(state: CompileState) {
  return (tree: Root): void => {
    if (!state.text.includes('[^')) return
    const notes = state.text.split('\n').filter((line) => /^[\s>]*\[\^/.test(line))
    const suffix = `-${hashContent([state.text.slice(0, 200), ...notes].join('\n')).slice(0, 6)}`
    walkHtml(tree, (node) => {
      if (node.type === 'element') renameIds(node, suffix)
    })
  }
}

const ID = new RegExp(`^#?(?:user-content-fn(?:ref)?-|${FOOTNOTE_LABEL}$)`)

function renameIds({properties}: Element, suffix: string): void {
  for (const name of ['id', 'href'] as const) {
    const value = properties[name]
    if (typeof value === 'string' && ID.test(value)) properties[name] = value + suffix
  }
  const {ariaDescribedBy: ids} = properties
  if (Array.isArray(ids))
    properties.ariaDescribedBy = ids.map((id) => (id === FOOTNOTE_LABEL ? id + suffix : String(id)))
}
