import AdmonitionLayout, {type AdmonitionLayoutProps} from '@theme/Admonition/Layout'
import {joinClasses} from '../../../behavior/markup/join-classes.js'

/** Something to watch out for. */
export default function AdmonitionTypeWarning(remark: AdmonitionLayoutProps) {
  return (
    <AdmonitionLayout
      {...remark}
      className={joinClasses('alert alert--warning', remark.className)}
    />
  )
}
