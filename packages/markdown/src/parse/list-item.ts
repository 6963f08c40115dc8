import type {List, ListItem} from 'mdast'
import {defaultHandlers, type Handler} from 'mdast-util-to-hast'

/**
 * Creates the handler for list items. For each item, the handler in `mdast-util-to-hast` searches
 * the whole list to determine whether it's loose.
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
