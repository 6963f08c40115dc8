import type {LayoutProps} from '@theme/Layout'
import type {ComponentType} from 'react'
import type {AdaptedComponent} from '../props/create-adapter.js'
import {createDocsLayoutProps, useDocsRootPage} from '../props/docs-root-page.js'
import {SecondaryMenuProvider} from '../props/secondary-menu.js'

/** `Layout`: the Docusaurus component doesn't receive the secondary mobile menu as a prop. */
export default function adapt(
  Component: AdaptedComponent,
  isOwn: boolean
): ComponentType<LayoutProps> {
  return isOwn ? adaptOwn(Component) : adaptForeign(Component)
}

/** Inside the site's `DocsRoot`, this layout is the docs layout. */
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
