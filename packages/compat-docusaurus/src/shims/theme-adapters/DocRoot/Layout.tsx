import {usePage} from '@lectern/client'
import type {DocsLayoutProps} from '@lectern/types'
import type {DocRootLayoutProps} from '@theme/DocRoot/Layout'
import Layout from '@theme/Layout'
import type {ComponentType} from 'react'
import type {AdaptedComponent} from '../../props/create-adapter.js'
import {isDocsTagPage} from '../../../page-kind/page-kind.js'
import {createDocsLayoutProps, TagPageLayout, useDocsRootPage} from '../../props/docs-root-page.js'

type Props = Partial<DocRootLayoutProps>

/** `DocRoot/Layout`: Lectern's component includes the page layout and receives the page's props. */
export default function adapt(Component: AdaptedComponent, isOwn: boolean): ComponentType<Props> {
  return function Adapted(props: Props) {
    const page = usePage()
    const isInDocsRoot = useDocsRootPage() !== undefined
    // This component is rendered only on docs pages.
    const docs = props.docs ?? (page.props as unknown as DocsLayoutProps)
    if (isOwn) return <Component {...props} {...{docs}} />
    if (isDocsTagPage(page.props)) return <TagPageLayout page={{children: null, ...props, docs}} />
    if (isInDocsRoot) return <Component {...props} />
    return (
      <Layout {...createDocsLayoutProps({...props, docs})}>
        <Component {...props} />
      </Layout>
    )
  }
}
