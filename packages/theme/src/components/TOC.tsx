import {translate} from '@lectern/client'
import TOCItems from '@theme/TOCItems'
import {useRef} from 'react'
import {joinClasses} from '../behavior/markup/join-classes.js'
import {createTocTree} from '../behavior/toc/toc-tree.js'
import {useActiveHeading} from '../behavior/toc/use-active-heading.js'
import {useRevealCurrent} from '../behavior/scroll/use-reveal-current.js'
import {type TocInput, useTocHeadings} from '../behavior/toc/use-toc-headings.js'

/** Props of `@theme/TOC`. */
export interface TOCProps extends TocInput {
  className?: string
}

/** Table of contents next to an article. Highlights the current section. */
export default function TOC({className, ...input}: TOCProps) {
  const headings = useTocHeadings(input)
  const active = useActiveHeading(headings)
  const list = useRef<HTMLElement>(null)
  useRevealCurrent(list, active)
  if (headings.length === 0) return null
  return (
    <nav
      ref={list}
      className={joinClasses('table-of-contents', className)}
      aria-label={translate({
        id: 'theme.TOCCollapsible.toggleButtonLabel',
        message: 'On this page',
        description: 'Title of the table of contents'
      })}
    >
      <p className="table-of-contents__title">
        {translate({
          id: 'theme.TOCCollapsible.toggleButtonLabel',
          message: 'On this page',
          description: 'Title of the table of contents'
        })}
      </p>
      <TOCItems nodes={createTocTree(headings)} active={active} />
    </nav>
  )
}
