import type {ReactNode} from 'react'
import AdmonitionLayout from '@theme/Admonition/Layout'
import AdmonitionTypes from '@theme/Admonition/Types'
import {innerHtml} from '../../behavior/markup/inner-html.js'

/** Props of `@theme/Admonition`. */
export interface AdmonitionProps {
  /** `note`, `tip`, `info`, `warning`, `danger` or a kind of the site's own. */
  type: string
  /** Inline content as HTML, from Markdown. */
  titleHtml?: string
  /** The kind's own title when absent. */
  title?: ReactNode
  className?: string
  children?: ReactNode
}

/** A remark set apart from the text, shown by the component of its kind. */
export default function Admonition({titleHtml, ...remark}: AdmonitionProps) {
  const Type = AdmonitionTypes[remark.type] ?? AdmonitionTypes.note ?? AdmonitionLayout
  const title = titleHtml === undefined ? remark.title : <b {...innerHtml(titleHtml)} />
  return <Type {...remark} title={title} />
}
