import {useFormatDate, usePage} from '@lectern/client'
import {useBlogPost} from '../../../behavior/blog/blog-post.js'
import {countMinutes, roundMinutes} from '../../../behavior/blog/reading-time.js'
import {useReadingTime} from '../../../behavior/blog/use-reading-time.js'

/** The date and reading time of a post. */
export default function BlogPostItemHeaderInfo() {
  const {post, contentIndex} = useBlogPost()
  const formatDate = useFormatDate()
  const {contents} = usePage()
  const minutes = post.readingTime ?? countMinutes(contents[contentIndex]?.words ?? 0)
  return (
    <p className="blog-post-meta__line">
      <time dateTime={post.date}>{formatDate(post.date)}</time>
      {post.showReadingTime && minutes > 0 && (
        <>
          {/* A separate element, because some hosts strip whitespace between elements. */}
          <span className="blog-post-meta__dot">{' · '}</span>
          <ReadingTime minutes={minutes} />
        </>
      )}
    </p>
  )
}

function ReadingTime({minutes}: {minutes: number}) {
  return <span>{useReadingTime(roundMinutes(minutes))}</span>
}
