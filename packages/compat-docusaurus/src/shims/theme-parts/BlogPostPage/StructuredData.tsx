import StructuredData from '../../page-parts/structured-data.js'
import {useBlogPostStructuredData} from '../../plugins/structured-data.js'

/** Describes a post to search engines. */
export default function BlogPostPageStructuredData() {
  return <StructuredData data={useBlogPostStructuredData()} />
}
