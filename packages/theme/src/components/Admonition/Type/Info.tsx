import AdmonitionLayout, {type AdmonitionLayoutProps} from '@theme/Admonition/Layout'
import {joinClasses} from '../../../behavior/markup/join-classes.js'

/** Something to know. */
export default function AdmonitionTypeInfo(remark: AdmonitionLayoutProps) {
  return (
    <AdmonitionLayout {...remark} className={joinClasses('alert alert--info', remark.className)} />
  )
}
