import type {LayoutProps} from '@theme/Layout'
import type {ComponentType} from 'react'
import type {AdaptedComponent} from '../props/create-adapter.js'
import {createDocsLayoutProps, useDocsRootPage} from '../props/docs-root-page.js'
import {SecondaryMenuProvider} from '../props/secondary-menu.js'

/** `Layout`: Docusaurus's component doesn't receive the secondary mobile menu as a prop. */
export default function adapt(
  Component: AdaptedComponent,
  isOwn: boolean
): ComponentType<LayoutProps> {
  return isOwn ? adaptOwn(Component) : adaptForeign(Component)
}

/** Wraps Lectern's layout, which becomes the docs layout inside the site's `DocsRoot`. */
function adaptOwn(Component: ComponentType<LayoutProps>): ComponentType<LayoutProps> {
  return function AdaptedLayout(props: LayoutProps) {
    const page = useDocsRootPage()
    return <Component {...(page && createDocsLayoutProps(page))} {...props} />
  }
}

function adaptForeign(Component: ComponentType<LayoutProps>): ComponentType<LayoutProps> {
  return function AdaptedLayout(props: LayoutProps) {
    return (
      <SecondaryMenuProvider menu={props.secondaryMenu}>
        <Component {...props} />
      </SecondaryMenuProvider>
    )
  }
}
