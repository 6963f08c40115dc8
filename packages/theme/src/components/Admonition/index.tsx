import type {ReactNode} from 'react'
import {innerHtml} from '../../behaviour/inner-html.js'

export interface AdmonitionProps {
  /** `note`, `tip`, `info`, `warning`, `danger` or a kind of the site's own. */
  type: string
  /** Inline content as HTML; the kind's own title when absent. */
  titleHtml?: string
  title?: ReactNode
  children?: ReactNode
}

/** Class of each kind that the ecosystem's CSS knows. */
const ALERT_CLASSES: Readonly<Record<string, string>> = {
  note: 'secondary',
  tip: 'success',
  info: 'info',
  important: 'info',
  warning: 'warning',
  caution: 'warning',
  danger: 'danger'
}

/** A remark set apart from the text. */
export default function Admonition({type, titleHtml, title, children}: AdmonitionProps) {
  const alert = ALERT_CLASSES[type] ?? 'secondary'
  const heading = title ?? type.charAt(0).toUpperCase() + type.slice(1)
  return (
    <div className={`theme-admonition theme-admonition-${type} alert alert--${alert}`}>
      <div className="admonition-heading">
        {titleHtml === undefined ? <b>{heading}</b> : <b {...innerHtml(titleHtml)} />}
      </div>
      <div className="admonition-content">{children}</div>
    </div>
  )
}
