import type {TocNode} from '@lectern/theme/behavior/toc/toc-tree'
import {createAdapter} from '../../props/create-adapter.js'
import type {TOCTreeNode} from '../../theme-common/toc.js'

interface Props {
  nodes?: readonly TocNode[]
  toc?: readonly TOCTreeNode[]
  className?: string
  linkClassName?: string | null
}

/** `TOCItems/Tree`: nested headings. */
export default createAdapter(({nodes, toc, className, linkClassName}: Props) => {
  if (nodes)
    return {
      toc: nodes.map(toTreeNode),
      className: className ?? 'table-of-contents__list',
      linkClassName: linkClassName === undefined ? 'table-of-contents__link' : linkClassName
    }
  return toc ? {nodes: toc.map(toNode)} : {}
})

function toTreeNode({id, depth, html, children}: TocNode): TOCTreeNode {
  return {id, level: depth, value: html, children: children.map(toTreeNode)}
}

function toNode({id, level, value, children}: TOCTreeNode): TocNode {
  return {id, depth: level, html: value, children: children.map(toNode)}
}
