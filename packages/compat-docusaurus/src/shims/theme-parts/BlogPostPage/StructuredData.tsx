import StructuredData from '../../page-parts/structured-data.js'
import {useBlogPostStructuredData} from '../../plugins/structured-data.js'

/** Structured data for a post. */
export default function BlogPostPageStructuredData() {
  return <StructuredData data={useBlogPostStructuredData()} />
}
