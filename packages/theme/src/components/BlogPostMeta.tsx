import {useFormatDate, usePage} from '@lectern/client'
import type {BlogPostSummary} from '@lectern/types'
import AuthorList from '@theme/AuthorList'
import {formatReadingTime} from '../behaviour/reading-time.js'

export interface BlogPostMetaProps {
  post: BlogPostSummary
  /** Content whose reading time is shown; absent for none. */
  contentIndex?: number
}

/** When a post was written, how long it takes, and by whom. */
export default function BlogPostMeta({post, contentIndex}: BlogPostMetaProps) {
  const formatDate = useFormatDate()
  const {contents} = usePage()
  const words = contentIndex === undefined ? 0 : (contents[contentIndex]?.words ?? 0)
  return (
    <div className="blog-post-meta">
      <p className="blog-post-meta__line">
        <time dateTime={post.date}>{formatDate(post.date)}</time>
        {words > 0 && <span>{formatReadingTime(words)}</span>}
      </p>
      <AuthorList authors={post.authors} />
    </div>
  )
}
