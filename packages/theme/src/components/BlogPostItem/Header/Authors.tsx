import AuthorList from '@theme/AuthorList'
import {useBlogPost} from '../../../behavior/blog/blog-post.js'

/** Who wrote a post. */
export default function BlogPostItemHeaderAuthors() {
  return <AuthorList authors={useBlogPost().post.authors} />
}
