import {type ComponentProps, isValidElement, type ReactNode} from 'react'
import {joinClasses} from '../behavior/markup/join-classes.js'

/** Props of `@theme/Details`. */
export interface DetailsProps extends ComponentProps<'details'> {
  /** Content that is always visible, unless a `<summary>` is among the children. */
  summary?: ReactNode
}

/** Renders content that readers can expand and collapse. */
export default function Details({className, summary, children, ...details}: DetailsProps) {
  return (
    <details {...details} className={joinClasses('details', className)}>
      {summary === undefined || isValidElement(summary) ? summary : <summary>{summary}</summary>}
      {children}
    </details>
  )
}
