import {useFormatDate, usePage} from '@lectern/client'
import {useBlogPost} from '@lectern/theme/behavior/blog/blog-post'
import {countMinutes} from '@lectern/theme/behavior/blog/reading-time'
import {useReadingTime} from '@lectern/theme/behavior/blog/use-reading-time'

/** The date and reading time of a post. Minutes that have started count. */
export default function BlogPostItemHeaderInfo() {
  const {post, contentIndex} = useBlogPost()
  const formatDate = useFormatDate()
  const {contents} = usePage()
  const minutes = post.readingTime ?? countMinutes(contents[contentIndex]?.words ?? 0)
  return (
    <div className="blog-post-meta__line margin-vert--md">
      <time dateTime={post.date}>{formatDate(post.date)}</time>
      {post.showReadingTime && minutes > 0 && (
        <>
          {' · '}
          <ReadingTime minutes={Math.ceil(minutes)} />
        </>
      )}
    </div>
  )
}

function ReadingTime({minutes}: {minutes: number}) {
  return <span>{useReadingTime(minutes)}</span>
}
