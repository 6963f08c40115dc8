import type {List, ListItem} from 'mdast'
import {defaultHandlers, type Handler} from 'mdast-util-to-hast'
import {labelTask} from '../gfm/label-task.js'

/**
 * Creates a handler for list items that determines only once per list whether it's loose. The
 * default handler searches the whole list for each item. Labels the checkboxes of tasks.
 */
export function createListItemHandler(): Handler {
  const isLoose = new WeakMap<List, boolean>()
  return (state, node: ListItem, parent) => {
    if (parent?.type !== 'list') return defaultHandlers.listItem(state, node, parent)
    const spread = isLoose.get(parent) ?? hasSpread(parent)
    isLoose.set(parent, spread)
    const item = defaultHandlers.listItem(state, node, {...parent, spread, children: []})
    if (typeof node.checked === 'boolean') labelTask(item)
    return item
  }
}

function hasSpread({spread, children}: List): boolean {
  return Boolean(spread) || children.some((item) => item.spread ?? item.children.length > 1)
}
