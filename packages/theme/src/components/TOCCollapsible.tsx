import {translate} from '@lectern/client'
import type {TOCProps} from '@theme/TOC'
import TOCItems from '@theme/TOCItems'
import {createTocTree} from '../behavior/toc/toc-tree.js'
import {useTocInput} from '../behavior/toc/use-toc-input.js'

/** Table of contents above an article on narrow screens, initially collapsed. */
export default function TOCCollapsible(input: TOCProps) {
  const {toc, levels} = useTocInput(input)
  const nodes = createTocTree(toc, levels)
  if (nodes.length === 0) return null
  return (
    <details className="theme-doc-toc-mobile">
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
