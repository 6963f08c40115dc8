import {joinClasses} from '@lectern/theme/behavior/markup/join-classes'
import {createTocTree} from '@lectern/theme/behavior/toc/toc-tree'
import {type TocInput, useTocHeadings} from '@lectern/theme/behavior/toc/use-toc-headings'
import CollapseButton from '@theme/TOCCollapsible/CollapseButton'
import TOCItems from '@theme/TOCItems'
import {Collapsible, useCollapsible} from '../theme-common/collapsible.js'

interface Props extends TocInput {
  className?: string
}

/**
 * Table of contents above an article on narrow screens. Used by projects that override the button
 * that opens it.
 */
export default function TOCCollapsible({className, ...input}: Props) {
  const headings = useTocHeadings(input)
  const {collapsed, toggleCollapsed} = useCollapsible({initialState: true})
  if (headings.length === 0) return null
  return (
    <div className={joinClasses('theme-doc-toc-mobile', className)}>
      <CollapseButton collapsed={collapsed} onClick={toggleCollapsed} />
      <Collapsible as="div" lazy collapsed={collapsed}>
        <TOCItems nodes={createTocTree(headings)} />
      </Collapsible>
    </div>
  )
}
