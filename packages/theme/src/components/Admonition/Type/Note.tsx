import AdmonitionLayout, {type AdmonitionLayoutProps} from '@theme/Admonition/Layout'
import {joinClasses} from '../../../behavior/markup/join-classes.js'

/** Renders an admonition of the type `note`. */
export default function AdmonitionTypeNote(remark: AdmonitionLayoutProps) {
  return (
    <AdmonitionLayout
      {...remark}
      className={joinClasses('alert alert--secondary', remark.className)}
    />
  )
}
