import {useFormatDate, usePage} from '@lectern/client'
import {useBlogPost} from '../../../behaviour/blog-post.js'
import {formatReadingTime} from '../../../behaviour/reading-time.js'

/** When a post was written, and how long it takes where all of it is on the page. */
export default function BlogPostItemHeaderInfo() {
  const {post, contentIndex, isBlogPostPage} = useBlogPost()
  const formatDate = useFormatDate()
  const {contents} = usePage()
  const isTimed = isBlogPostPage ? post.showReadingTime : !post.hasExcerpt
  const words = isTimed ? (contents[contentIndex]?.words ?? 0) : 0
  return (
    <p className="blog-post-meta__line">
      <time dateTime={post.date}>{formatDate(post.date)}</time>
      {words > 0 && <span>{formatReadingTime(words)}</span>}
    </p>
  )
}
