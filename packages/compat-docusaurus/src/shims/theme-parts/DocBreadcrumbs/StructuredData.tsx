import StructuredData from '../../page-parts/structured-data.js'
import {useBreadcrumbsStructuredData} from '../../plugins/structured-data.js'

/** Structured data for breadcrumbs. */
export default function DocBreadcrumbsStructuredData(
  props: Parameters<typeof useBreadcrumbsStructuredData>[0]
) {
  return <StructuredData data={useBreadcrumbsStructuredData(props)} />
}
