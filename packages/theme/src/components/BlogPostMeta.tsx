import {usePage, useSiteData} from '@lectern/client'
import type {BlogPostSummary} from '@lectern/types'
import AuthorList from '@theme/AuthorList'
import {formatDate, formatReadingTime} from '../behaviour/format-date.js'

export interface BlogPostMetaProps {
  post: BlogPostSummary
  /** Content whose reading time is shown; absent for none. */
  contentIndex?: number
}

/** When a post was written, how long it takes, and by whom. */
export default function BlogPostMeta({post, contentIndex}: BlogPostMetaProps) {
  const {currentLocale} = useSiteData()
  const {contents} = usePage()
  const words = contentIndex === undefined ? 0 : (contents[contentIndex]?.words ?? 0)
  return (
    <div className="blog-post-meta">
      <p className="blog-post-meta__line">
        <time dateTime={post.date}>{formatDate(post.date, currentLocale)}</time>
        {words > 0 && <span>{formatReadingTime(words)}</span>}
      </p>
      <AuthorList authors={post.authors} />
    </div>
  )
}
