import type {TocNode} from '@lectern/theme/behavior/toc/toc-tree'
import {createAdapter} from '../../props/create-adapter.js'
import type {TOCTreeNode} from '../../theme-common/toc.js'

interface Props {
  nodes?: readonly TocNode[]
  toc?: readonly TOCTreeNode[]
}

/** `TOCItems/Tree`: nested headings. */
export default createAdapter(({nodes, toc}: Props) => {
  if (nodes)
    return {
      toc: nodes.map(toTreeNode),
      className: 'table-of-contents__list',
      linkClassName: 'table-of-contents__link'
    }
  return toc ? {nodes: toc.map(toNode)} : {}
})

function toTreeNode({id, depth, html, children}: TocNode): TOCTreeNode {
  return {id, level: depth, value: html, children: children.map(toTreeNode)}
}

function toNode({id, level, value, children}: TOCTreeNode): TocNode {
  return {id, depth: level, html: value, children: children.map(toNode)}
}
