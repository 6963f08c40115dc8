import type {TocNode} from '@lectern/theme/behavior/toc/toc-tree'
import {createAdapter} from '../../props/create-adapter.js'

interface Props {
  nodes?: readonly TocNode[]
  /** ID of the current section, in a table of contents that highlights it. */
  active?: string
}

/**
 * `TOCItems`: Docusaurus's component receives a flat list of headings and nests it. It also
 * highlights the current section, and by default adds the class that Lectern's element around it has.
 */
export default createAdapter((props: Props, isOwn) => {
  const {nodes} = props
  if (!nodes) return {}
  const toc = listNodes(nodes).map(({id, depth, html}) => ({id, level: depth, value: html}))
  const depths = toc.map(({level}) => level)
  // The list only includes visible headings.
  const levels = {minHeadingLevel: Math.min(...depths), maxHeadingLevel: Math.max(...depths)}
  return {
    toc,
    ...levels,
    ...(!isOwn && {className: 'table-of-contents__list'}),
    ...highlight(props, isOwn)
  }
})

function highlight(props: Props, isOwn: boolean) {
  if (isOwn || !('active' in props)) return {}
  return {
    linkClassName: 'table-of-contents__link toc-highlight',
    linkActiveClassName: 'table-of-contents__link--active'
  }
}

function listNodes(nodes: readonly TocNode[]): TocNode[] {
  return nodes.flatMap((node) => [node, ...listNodes(node.children)])
}
