import {translate, usePath} from '@lectern/client'
import type {TOCProps} from '@theme/TOC'
import TOCItems from '@theme/TOCItems'
import type {MouseEvent} from 'react'
import {innerHtml} from '../behavior/markup/inner-html.js'
import {createTocTree} from '../behavior/toc/toc-tree.js'
import {useActiveHeading} from '../behavior/toc/use-active-heading.js'
import {useTocHeadings} from '../behavior/toc/use-toc-headings.js'

/**
 * Closes the pinned list after a jump, because it would cover the heading. Click targets are always
 * elements.
 */
function closeAfterJump({target, currentTarget}: MouseEvent<HTMLDetailsElement>): void {
  if ((target as Element).closest('a')) currentTarget.open = false
}

/** Table of contents above an article on narrow screens, initially collapsed. Names the current section. */
export default function TOCCollapsible(input: TOCProps) {
  const headings = useTocHeadings(input)
  const active = useActiveHeading(headings, 0)
  const path = usePath()
  if (headings.length === 0) return null
  const current = headings.find(({id}) => id === active)
  return (
    // The key closes the list on the next page.
    // biome-ignore lint/a11y/useKeyWithClickEvents: the Enter key on a link also clicks
    <details key={path} className="theme-doc-toc-mobile" onClick={closeAfterJump}>
      <summary>
        {translate({
          id: 'theme.TOCCollapsible.toggleButtonLabel',
          message: 'On this page',
          description: 'Title of the table of contents'
        })}
        {current && (
          <span
            className="theme-doc-toc-mobile__current"
            aria-hidden="true"
            {...innerHtml(current.html)}
          />
        )}
      </summary>
      <TOCItems nodes={createTocTree(headings)} active={active} />
    </details>
  )
}
