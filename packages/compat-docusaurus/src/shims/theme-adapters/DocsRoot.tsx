import type {DocRootLayoutProps} from '@theme/DocRoot/Layout'
import DocVersionRoot from '@theme/DocVersionRoot'
import Layout from '@theme/Layout'
import type {ComponentType} from 'react'
import {
  createDocsLayoutProps,
  DocsRootPageProvider,
  useDocsRootPage
} from '../props/docs-root-page.js'
import {SecondaryMenuProvider} from '../props/secondary-menu.js'
import renderRoutes, {type ChildRoute} from '../routing/render-routes.js'

/** Props of Docusaurus's `DocsRoot`. */
interface DocsRootProps {
  route: {routes: readonly ChildRoute[]}
}

/** `DocsRoot`: Docusaurus's component renders the page layout and the nested route. */
export default function adapt(
  Component: ComponentType<DocsRootProps>,
  isOwn: boolean
): ComponentType<DocsRootProps> | ComponentType<DocRootLayoutProps> {
  if (isOwn) return DocsRoot
  return function AdaptedDocsRoot(page: DocRootLayoutProps) {
    // A nested `DocsRoot` doesn't render the layout again.
    if (useDocsRootPage()) return page.children
    const {secondaryMenu} = createDocsLayoutProps(page)
    return (
      <DocsRootPageProvider page={page}>
        <SecondaryMenuProvider menu={secondaryMenu}>
          <Component route={{routes: [{element: <DocVersionRoot {...page} />}]}} />
        </SecondaryMenuProvider>
      </DocsRootPageProvider>
    )
  }
}

/** Lectern's component for callers that pass Docusaurus's props. */
function DocsRoot({route}: DocsRootProps) {
  const page = useDocsRootPage()
  return <Layout {...(page && createDocsLayoutProps(page))}>{renderRoutes(route.routes)}</Layout>
}
