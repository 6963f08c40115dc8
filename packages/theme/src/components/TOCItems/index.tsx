import TOCItemsTree, {type TOCItemsTreeProps} from '@theme/TOCItems/Tree'
import {createTocTree} from '../../behavior/toc/toc-tree.js'
import {useActiveHeading} from '../../behavior/toc/use-active-heading.js'
import {type TocInput, useTocHeadings} from '../../behavior/toc/use-toc-headings.js'

/** Props of `@theme/TOCItems`: a tree of entries, or a flat list of headings. */
export type TOCItemsProps = TOCItemsTreeProps | (TocInput & TOCItemsClasses)

type TOCItemsClasses = Pick<TOCItemsTreeProps, 'className' | 'linkClassName'>

/** The entries of a table of contents. */
export default function TOCItems(props: TOCItemsProps) {
  return 'nodes' in props ? <TOCItemsTree {...props} /> : <TOCItemsOfHeadings {...props} />
}

/** The entries for a flat list of headings, which components copied from Docusaurus pass. */
function TOCItemsOfHeadings({className, linkClassName, ...input}: TocInput & TOCItemsClasses) {
  const headings = useTocHeadings(input)
  const active = useActiveHeading(headings)
  const classes = {className, linkClassName}
  return <TOCItemsTree nodes={createTocTree(headings)} active={active} {...classes} />
}
