import StructuredData from '../../page-parts/structured-data.js'
import {useBreadcrumbsStructuredData} from '../../plugins/structured-data.js'

/** Describes the way to a page to search engines. */
export default function DocBreadcrumbsStructuredData(
  props: Parameters<typeof useBreadcrumbsStructuredData>[0]
) {
  return <StructuredData data={useBreadcrumbsStructuredData(props)} />
}
