import LayoutProvider from '@theme/Layout/Provider'
import type {LayoutProps} from '@theme/Layout'
import PageLayout from '@theme-original/Layout'
import {OwnLayout} from '../page-parts/navbar-provider.js'

/** The page layout. Used by projects that override its providers. */
export default function Layout(page: LayoutProps) {
  return (
    <OwnLayout>
      <LayoutProvider>
        <PageLayout {...page} />
      </LayoutProvider>
    </OwnLayout>
  )
}
