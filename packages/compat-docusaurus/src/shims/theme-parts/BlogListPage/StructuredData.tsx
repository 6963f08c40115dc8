import StructuredData from '../../page-parts/structured-data.js'
import {useBlogListPageStructuredData} from '../../plugins/structured-data.js'

/** Describes a list of posts to search engines. */
export default function BlogListPageStructuredData(props: object) {
  return <StructuredData data={useBlogListPageStructuredData(props)} />
}
