import {usePage} from '@lectern/client'
import type {DocRootLayoutProps} from '@theme/DocRoot/Layout'
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

/**
 * `DocRoot`: Docusaurus's component reads the page with `useDocRootMetadata`, and expects the page
 * layout around it. `DocsRoot` renders it, and this adapter in projects that don't override that.
 */
export default function adapt(
  Component: AdaptedComponent,
  isOwn: boolean
): ComponentType<DocRootLayoutProps> {
  if (isOwn) return Component as ComponentType<DocRootLayoutProps>
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
