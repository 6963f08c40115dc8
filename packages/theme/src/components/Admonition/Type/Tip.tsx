import AdmonitionLayout, {type AdmonitionLayoutProps} from '@theme/Admonition/Layout'
import {joinClasses} from '../../../behavior/markup/join-classes.js'

/** Renders an admonition of the type `tip`. */
export default function AdmonitionTypeTip(remark: AdmonitionLayoutProps) {
  return (
    <AdmonitionLayout
      {...remark}
      className={joinClasses('alert alert--success', remark.className)}
    />
  )
}
