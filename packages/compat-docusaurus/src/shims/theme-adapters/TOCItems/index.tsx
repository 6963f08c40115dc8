import type {TocNode} from '@lectern/theme/behavior/toc/toc-tree'
import {createAdapter} from '../../props/create-adapter.js'

/** `TOCItems`: Docusaurus's gets all headings and nests them itself. */
export default createAdapter(({nodes}: {nodes?: readonly TocNode[]}) => {
  if (!nodes) return {}
  const toc = listNodes(nodes).map(({id, depth, html}) => ({id, level: depth, value: html}))
  const depths = toc.map(({level}) => level)
  // Only the headings to show are there.
  return {toc, minHeadingLevel: Math.min(...depths), maxHeadingLevel: Math.max(...depths)}
})

function listNodes(nodes: readonly TocNode[]): TocNode[] {
  return nodes.flatMap((node) => [node, ...listNodes(node.children)])
}
