import type {GeneratedIndex, SidebarNode} from '../sidebars/resolved-sidebar.js'
import type {ResolvedVersion} from '../site/docs-site.js'

/** A category with a generated page. */
export interface CategoryPage {
  /** Route path. */
  path: string
  index: GeneratedIndex
  node: SidebarNode
}

/** Lists the generated category pages of a version. */
export function listCategoryPages({sidebars}: Pick<ResolvedVersion, 'sidebars'>): CategoryPage[] {
  return [...sidebars.values()].flatMap(({sidebar}) => listPages(sidebar.children))
}

function listPages(nodes: readonly SidebarNode[]): CategoryPage[] {
  return nodes.flatMap((node) => [
    ...(node.generatedIndex
      ? [{path: node.generatedIndex.path, index: node.generatedIndex, node}]
      : []),
    ...listPages(node.children)
  ])
}
