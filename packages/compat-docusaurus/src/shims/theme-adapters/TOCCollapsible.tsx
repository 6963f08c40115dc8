import type {TocLevels} from '@lectern/theme/behavior/toc/toc-tree'
import {createAdapter} from '../props/create-adapter.js'

interface Props {
  levels?: TocLevels
  className?: string
}

/**
 * `TOCCollapsible`: Docusaurus's component receives the heading levels as separate props, and the
 * class that hides it on wide screens.
 */
export default createAdapter(({levels, className = ''}: Props, isOwn) => {
  const classNames = new Set(['theme-doc-toc-mobile', ...className.split(' ').filter(Boolean)])
  return {
    ...(levels && {minHeadingLevel: levels.min, maxHeadingLevel: levels.max}),
    ...(!isOwn && {className: [...classNames].join(' ')})
  }
})
