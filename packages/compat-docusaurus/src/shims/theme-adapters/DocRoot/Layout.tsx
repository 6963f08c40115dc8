import {usePage} from '@lectern/client'
import type {DocsLayoutProps} from '@lectern/types'
import type {DocRootLayoutProps} from '@theme/DocRoot/Layout'
import Layout from '@theme/Layout'
import type {ComponentType} from 'react'
import type {AdaptedComponent} from '../../props/create-adapter.js'
import {createDocsLayoutProps, useDocsRootPage} from '../../props/docs-root-page.js'

type Props = Partial<DocRootLayoutProps>

/** `DocRoot/Layout`: Lectern's contains the layout of all pages and gets the props of the page. */
export default function adapt(Component: AdaptedComponent, isOwn: boolean): ComponentType<Props> {
  return function Adapted(props: Props) {
    const page = usePage()
    const isInDocsRoot = useDocsRootPage() !== undefined
    // A part of a docs page is on pages of the docs only.
    const docs = props.docs ?? (page.props as unknown as DocsLayoutProps)
    if (isOwn) return <Component {...props} {...{docs}} />
    if (isInDocsRoot) return <Component {...props} />
    return (
      <Layout {...createDocsLayoutProps({...props, docs})}>
        <Component {...props} />
      </Layout>
    )
  }
}
