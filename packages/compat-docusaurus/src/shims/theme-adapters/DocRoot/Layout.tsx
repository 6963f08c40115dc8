import {usePage} from '@lectern/client'
import type {DocRootLayoutProps} from '@theme/DocRoot/Layout'
import DocSidebar from '@theme/DocSidebar'
import Layout from '@theme/Layout'
import type {DocsLayoutProps} from '@lectern/types'
import type {ComponentType} from 'react'
import type {AdaptedComponent} from '../../props/create-adapter.js'

type Props = Partial<DocRootLayoutProps>

/** `DocRoot/Layout`: Lectern's contains the layout of all pages and gets the props of the page. */
export default function adapt(Component: AdaptedComponent, isOwn: boolean): ComponentType<Props> {
  return function Adapted(props: Props) {
    const page = usePage()
    // A part of a docs page is on pages of the docs only.
    const docs = props.docs ?? (page.props as unknown as DocsLayoutProps)
    const {sidebar} = docs
    if (isOwn) return <Component {...props} {...{docs}} />
    return (
      <Layout
        title={props.title}
        description={props.description}
        wrapperClassName="docs-wrapper"
        secondaryMenu={sidebar && <DocSidebar key={sidebar.name} slice={sidebar} isMobile />}
      >
        <Component {...props} />
      </Layout>
    )
  }
}
