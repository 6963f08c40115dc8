import AdmonitionLayout, {type AdmonitionLayoutProps} from '@theme/Admonition/Layout'
import {joinClasses} from '../../../behavior/markup/join-classes.js'

/** Renders an admonition of the type `danger`. */
export default function AdmonitionTypeDanger(remark: AdmonitionLayoutProps) {
  return (
    <AdmonitionLayout
      {...remark}
      className={joinClasses('alert alert--danger', remark.className)}
    />
  )
}
