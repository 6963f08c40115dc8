import {usePage} from '@lectern/client'
import type {DocsLayoutProps} from '@lectern/types'
import type {DocRootLayoutProps} from '@theme/DocRoot/Layout'
import DocsRoot from '@theme/DocsRoot'
import Layout from '@theme/Layout'
import type {ComponentType} from 'react'
import type {AdaptedComponent} from '../../props/create-adapter.js'
import {isDocsTagPage} from '../../../page-kind/page-kind.js'
import {DocElementProvider} from '../../props/doc-element.js'
import {
  createDocsLayoutProps,
  DocsRootPageProvider,
  TagPageLayout,
  useDocsRootPage
} from '../../props/docs-root-page.js'
import renderRoutes, {type ChildRoute} from '../../routing/render-routes.js'

/**
 * `DocRoot`: Docusaurus's component reads the page with `useDocRootMetadata`, and expects the page
 * layout around it. `DocsRoot` renders it, and this adapter in projects that don't override that.
 */
export default function adapt(
  Component: AdaptedComponent,
  isOwn: boolean
): ComponentType<DocRootLayoutProps> {
  const Adapted = isOwn ? (Component as ComponentType<DocRootLayoutProps>) : adaptForeign(Component)
  return function AdaptedDocRoot(props: DocRootLayoutProps & Partial<PluginPage>) {
    const {route} = props
    return route && !('docs' in props) ? <PluginRoot route={route} /> : <Adapted {...props} />
  }
}

/** Props that a plugin passes for its own page in the docs layout. */
interface PluginPage {
  route: {routes: readonly ChildRoute[]}
}

/**
 * The page of a plugin in the docs layout. Its props contain the version and the sidebar. In Docusaurus,
 * the layout has the space around the page.
 */
function PluginRoot({route}: PluginPage) {
  const docs = usePage().props as unknown as DocsLayoutProps
  return (
    <DocsRoot docs={docs}>
      <div className="container padding-top--md padding-bottom--lg">
        {renderRoutes(route.routes)}
      </div>
    </DocsRoot>
  )
}

function adaptForeign(Component: AdaptedComponent): ComponentType<DocRootLayoutProps> {
  return function Adapted(page: DocRootLayoutProps) {
    const isInDocsRoot = useDocsRootPage() !== undefined
    const {props} = usePage()
    if (isDocsTagPage(props)) return <TagPageLayout page={page} />
    const root = (
      <DocElementProvider element={page.children}>
        <Component {...page} />
      </DocElementProvider>
    )
    if (isInDocsRoot) return root
    return (
      <DocsRootPageProvider page={page}>
        <Layout {...createDocsLayoutProps(page)}>{root}</Layout>
      </DocsRootPageProvider>
    )
  }
}
