import type {Parents, Root} from 'mdast'
import type {CompileState} from '../state/compile-state.js'

/** Names of containers that lay out their content. In the theme, they only need CSS. */
export const CONTENT_BLOCKS = ['cards', 'buttons'] as const

/**
 * Turns `:::cards` and other content blocks into elements with a class, unless an admonition or one
 * of the site's plugins uses the name.
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
