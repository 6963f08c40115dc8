import {PageMetadata} from '../theme-common/page-metadata.js'
import LayoutProvider from '@theme/Layout/Provider'
import type {LayoutProps} from '@theme/Layout'
import PageLayout from '@theme-original/Layout'
import {OwnLayout} from '../page-parts/navbar-provider.js'

/** The page layout. Used by projects that override its providers or the format of titles. */
export default function Layout({title, description, ...page}: LayoutProps) {
  return (
    <OwnLayout>
      <LayoutProvider>
        <PageMetadata title={title} description={description} />
        <PageLayout {...page} />
      </LayoutProvider>
    </OwnLayout>
  )
}
