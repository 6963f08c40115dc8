import {translate} from '@lectern/client'
import type {TOCProps} from '@theme/TOC'
import TOCItems from '@theme/TOCItems'
import type {MouseEvent} from 'react'
import {createTocTree} from '../behavior/toc/toc-tree.js'
import {useTocInput} from '../behavior/toc/use-toc-input.js'

/**
 * Closes the pinned list after a jump, because it would cover the heading. Click targets are always
 * elements.
 */
function closeAfterJump({target, currentTarget}: MouseEvent<HTMLDetailsElement>): void {
  if ((target as Element).closest('a')) currentTarget.open = false
}

/** Table of contents above an article on narrow screens, initially collapsed. */
export default function TOCCollapsible(input: TOCProps) {
  const {toc, levels} = useTocInput(input)
  const nodes = createTocTree(toc, levels)
  if (nodes.length === 0) return null
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the Enter key on a link also clicks
    <details className="theme-doc-toc-mobile" onClick={closeAfterJump}>
      <summary>
        {translate({
          id: 'theme.TOCCollapsible.toggleButtonLabel',
          message: 'On this page',
          description: 'Title of the table of contents'
        })}
      </summary>
      <TOCItems nodes={nodes} />
    </details>
  )
}
