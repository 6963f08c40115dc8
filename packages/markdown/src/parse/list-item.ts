import type {List, ListItem} from 'mdast'
import {defaultHandlers, type Handler} from 'mdast-util-to-hast'

/**
 * Creates a handler for list items that determines only once per list whether it's loose. The
 * default handler searches the whole list for each item.
 */
export function createListItemHandler(): Handler {
  const isLoose = new WeakMap<List, boolean>()
  return (state, node: ListItem, parent) => {
    if (parent?.type !== 'list') return defaultHandlers.listItem(state, node, parent)
    const spread = isLoose.get(parent) ?? hasSpread(parent)
    isLoose.set(parent, spread)
    return defaultHandlers.listItem(state, node, {...parent, spread, children: []})
  }
}

function hasSpread({spread, children}: List): boolean {
  return Boolean(spread) || children.some((item) => item.spread ?? item.children.length > 1)
}
