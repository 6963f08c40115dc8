import AdmonitionLayout, {type AdmonitionLayoutProps} from '@theme/Admonition/Layout'
import {joinClasses} from '../../../behavior/markup/join-classes.js'

/** Renders an admonition of the type `warning`. */
export default function AdmonitionTypeWarning(remark: AdmonitionLayoutProps) {
  return (
    <AdmonitionLayout
      {...remark}
      className={joinClasses('alert alert--warning', remark.className)}
    />
  )
}
