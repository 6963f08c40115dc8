import type {Parents, Root} from 'mdast'
import type {CompileState} from '../state/compile-state.js'

/** Names of containers that arrange their content. The theme only needs CSS for them. */
export const CONTENT_BLOCKS = ['cards', 'buttons'] as const

/**
 * Turns `:::cards` and other content blocks into elements with a class. Admonitions with the same
 * name and the site's plugins take precedence.
 */
export function remarkContentBlocks(state: Pick<CompileState, 'features'>) {
  return (tree: Root): void => markBlocks(tree, state)
}

function markBlocks(parent: Parents, {features}: Pick<CompileState, 'features'>): void {
  for (const child of parent.children) {
    if ('children' in child) markBlocks(child, {features})
    if (child.type !== 'containerDirective' || child.data) continue
    if (!CONTENT_BLOCKS.some((name) => name === child.name)) continue
    features.add('components')
    child.data = {hName: 'div', hProperties: {className: [`theme-${child.name}`]}}
  }
}
