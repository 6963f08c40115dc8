import type {LayoutProps} from '@theme/Layout'
import type {ComponentType} from 'react'
import type {AdaptedComponent} from '../props/create-adapter.js'
import {SecondaryMenuProvider} from '../props/secondary-menu.js'

/** `Layout`: Docusaurus's fills the mobile menu from elsewhere. */
export default function adapt(
  Component: AdaptedComponent,
  isOwn: boolean
): ComponentType<LayoutProps> {
  if (isOwn) return Component
  return function Adapted(props: LayoutProps) {
    return (
      <SecondaryMenuProvider menu={props.secondaryMenu}>
        <Component {...props} />
      </SecondaryMenuProvider>
    )
  }
}
