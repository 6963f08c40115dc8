import {ownValue} from '@lectern/shared/objects/own-value'
import type {ReactNode} from 'react'
import AdmonitionLayout from '@theme/Admonition/Layout'
import AdmonitionTypes from '@theme/Admonition/Types'
import {innerHtml} from '../../behavior/markup/inner-html.js'

/** Props of `@theme/Admonition`. */
export interface AdmonitionProps {
  /**
   * `note`, `tip`, `info`, `warning`, `danger`, or a type of the site.
   *
   * @default 'note'
   */
  type?: string
  /** Title as HTML. Set for admonitions in Markdown. */
  titleHtml?: string
  /** Title. Defaults to the title of the type. */
  title?: ReactNode
  /** Class of the admonition. */
  className?: string
  /** Content of the admonition. */
  children?: ReactNode
}

/** Renders an admonition with the component of its type. */
export default function Admonition({titleHtml, type = 'note', ...remark}: AdmonitionProps) {
  const Type = ownValue(AdmonitionTypes, type) ?? AdmonitionTypes.note ?? AdmonitionLayout
  // No `title={undefined}`, because a site's own type may merge its default title with the props.
  const title = titleHtml !== undefined && {title: <b {...innerHtml(titleHtml)} />}
  return <Type {...remark} type={type} {...title} />
}
