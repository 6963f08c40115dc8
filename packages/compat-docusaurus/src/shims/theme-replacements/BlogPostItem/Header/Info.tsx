import {interpolate, translate, useFormatDate, usePage, usePluralForm} from '@lectern/client'
import {useBlogPost} from '@lectern/theme/behavior/blog/blog-post'
import {countMinutes} from '@lectern/theme/behavior/blog/reading-time'

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

function ReadingTime({minutes: readingTime}: {minutes: number}) {
  const {selectMessage} = usePluralForm()
  const forms = translate({
    id: 'theme.blog.post.readingTime.plurals',
    message: '1 min read|{readingTime} min read',
    description: 'Plural forms, separated by |'
  })
  return <span>{interpolate(selectMessage(readingTime, forms), {readingTime})}</span>
}
