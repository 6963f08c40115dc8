import AdmonitionLayout, {type AdmonitionLayoutProps} from '@theme/Admonition/Layout'
import {joinClasses} from '../../../behavior/markup/join-classes.js'

/** Renders an admonition of the type `info`. */
export default function AdmonitionTypeInfo(remark: AdmonitionLayoutProps) {
  return (
    <AdmonitionLayout {...remark} className={joinClasses('alert alert--info', remark.className)} />
  )
}
