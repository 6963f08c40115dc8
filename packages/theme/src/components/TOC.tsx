import type {TocItem} from '@lectern/types'
import TOCItems from '@theme/TOCItems'
import {useRef} from 'react'
import {joinClasses} from '../behaviour/join-classes.js'
import {createTocTree, type TocLevels} from '../behaviour/toc-tree.js'
import {useActiveHeading} from '../behaviour/use-active-heading.js'
import {useRevealCurrent} from '../behaviour/use-reveal-current.js'

/** Props of `@theme/TOC`. */
export interface TOCProps {
  toc: readonly TocItem[]
  levels: TocLevels
  className?: string
}

/** Table of contents beside an article; marks the section in view. */
export default function TOC({toc, levels, className}: TOCProps) {
  const shown = toc.filter(({depth}) => depth >= levels.min && depth <= levels.max)
  const active = useActiveHeading(shown.map(({id}) => id))
  const list = useRef<HTMLElement>(null)
  useRevealCurrent(list, active)
  if (shown.length === 0) return null
  return (
    <nav
      ref={list}
      className={joinClasses('table-of-contents', className)}
      aria-label="On this page"
    >
      <p className="table-of-contents__title">On this page</p>
      <TOCItems nodes={createTocTree(toc, levels)} active={active} />
    </nav>
  )
}
