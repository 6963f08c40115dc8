import {useFormatDate, usePage} from '@lectern/client'
import {useBlogPost} from '../../../behaviour/blog-post.js'
import {countMinutes, formatMinutes} from '../../../behaviour/reading-time.js'

/** When a post was written, and how long it takes where all of it is on the page. */
export default function BlogPostItemHeaderInfo() {
  const {post, contentIndex, isBlogPostPage} = useBlogPost()
  const formatDate = useFormatDate()
  const {contents} = usePage()
  const isWhole = isBlogPostPage || !post.hasExcerpt
  const minutes = post.readingTime ?? countMinutes(contents[contentIndex]?.words ?? 0)
  return (
    <p className="blog-post-meta__line">
      <time dateTime={post.date}>{formatDate(post.date)}</time>
      {isWhole && post.showReadingTime && minutes > 0 && <span>{formatMinutes(minutes)}</span>}
    </p>
  )
}
