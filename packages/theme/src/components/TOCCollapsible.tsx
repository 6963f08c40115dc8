import type {TOCProps} from '@theme/TOC'
import TOCItems from '@theme/TOCItems'
import {createTocTree} from '../behaviour/toc-tree.js'

/** Table of contents above an article on narrow screens, closed until asked for. */
export default function TOCCollapsible({toc, levels}: TOCProps) {
  const nodes = createTocTree(toc, levels)
  if (nodes.length === 0) return null
  return (
    <details className="theme-doc-toc-mobile">
      <summary>On this page</summary>
      <TOCItems nodes={nodes} />
    </details>
  )
}
