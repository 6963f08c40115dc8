import TOCItemsTree, {type TOCItemsTreeProps} from '@theme/TOCItems/Tree'

/** The entries of a table of contents, wherever it stands. */
export default function TOCItems(tree: TOCItemsTreeProps) {
  return <TOCItemsTree {...tree} />
}
