import StructuredData from '../../page-parts/structured-data.js'
import {useBlogListPageStructuredData} from '../../plugins/structured-data.js'

/** Structured data for a list of posts. */
export default function BlogListPageStructuredData(props: object) {
  return <StructuredData data={useBlogListPageStructuredData(props)} />
}
