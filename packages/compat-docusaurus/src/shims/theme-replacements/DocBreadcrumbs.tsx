import StructuredData from '@theme/DocBreadcrumbs/StructuredData'
import Breadcrumbs from '@theme-original/DocBreadcrumbs'
import {useSidebarBreadcrumbs} from '../plugins/docs-client.js'

/** Breadcrumbs of a docs page. Used by projects that override their structured data. */
export default function DocBreadcrumbs() {
  const breadcrumbs = useSidebarBreadcrumbs()
  return (
    <>
      {breadcrumbs && breadcrumbs.length > 0 && <StructuredData breadcrumbs={breadcrumbs} />}
      <Breadcrumbs />
    </>
  )
}
