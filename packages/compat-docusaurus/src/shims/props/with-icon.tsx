import type {AdmonitionLayoutProps} from '@theme/Admonition/Layout'
import type {ComponentType} from 'react'

/** Adds an icon component to the component of an admonition type. */
export function withIcon(
  Type: ComponentType<AdmonitionLayoutProps>,
  Icon: ComponentType
): ComponentType<object> {
  return function AdmonitionType(remark: object) {
    return <Type {...{icon: <Icon />}} {...(remark as AdmonitionLayoutProps)} />
  }
}
