import {Link, useContentLanguage} from '@lectern/client'
import Heading from '@theme/Heading'
import {useBlogPost} from '../../../behavior/blog/blog-post.js'

/** The title of a post. In a list, it links to the post. */
export default function BlogPostItemHeaderTitle() {
  const {post, contentIndex, isBlogPostPage} = useBlogPost()
  const language = useContentLanguage(contentIndex)
  if (isBlogPostPage)
    return post.showTitle ? (
      <Heading as="h1" {...language}>
        {post.title}
      </Heading>
    ) : null
  return (
    <h2 className="blog-post-item__title" {...language}>
      <Link to={post.path}>{post.title}</Link>
    </h2>
  )
}
