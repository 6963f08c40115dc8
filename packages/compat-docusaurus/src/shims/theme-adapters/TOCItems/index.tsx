import type {TocNode} from '@lectern/theme/behavior/toc/toc-tree'
import {createAdapter} from '../../props/create-adapter.js'

/** `TOCItems`: Docusaurus's component receives a flat list of headings and nests it. */
export default createAdapter(({nodes}: {nodes?: readonly TocNode[]}) => {
  if (!nodes) return {}
  const toc = listNodes(nodes).map(({id, depth, html}) => ({id, level: depth, value: html}))
  const depths = toc.map(({level}) => level)
  // The list only includes visible headings.
  return {toc, minHeadingLevel: Math.min(...depths), maxHeadingLevel: Math.max(...depths)}
})

function listNodes(nodes: readonly TocNode[]): TocNode[] {
  return nodes.flatMap((node) => [node, ...listNodes(node.children)])
}
