import {innerHtml} from '../../behavior/markup/inner-html.js'
import {joinClasses} from '../../behavior/markup/join-classes.js'
import type {TocNode} from '../../behavior/toc/toc-tree.js'

/** Props of `@theme/TOCItems/Tree` and `@theme/TOCItems`. */
export interface TOCItemsTreeProps {
  nodes: readonly TocNode[]
  /** ID of the current section. */
  active?: string
  /** Class of the list. Nested lists keep the default. @default 'table-of-contents__list' */
  className?: string
  /** Class of links. `null` removes it. @default 'table-of-contents__link' */
  linkClassName?: string | null
}

/** The entries of a table of contents, nested by level. */
export default function TOCItemsTree({
  nodes,
  active,
  className = 'table-of-contents__list',
  linkClassName = 'table-of-contents__link'
}: TOCItemsTreeProps) {
  if (nodes.length === 0) return null
  return (
    <ul className={className}>
      {nodes.map((node) => (
        <li key={node.id}>
          <a
            href={`#${node.id}`}
            className={joinClasses(
              linkClassName,
              node.id === active && 'table-of-contents__link--active'
            )}
            aria-current={node.id === active ? 'location' : undefined}
            {...innerHtml(node.html)}
          />
          <TOCItemsTree nodes={node.children} active={active} linkClassName={linkClassName} />
        </li>
      ))}
    </ul>
  )
}
