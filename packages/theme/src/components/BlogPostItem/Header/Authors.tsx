import AuthorList from '@theme/AuthorList'
import {useBlogPost} from '../../../behavior/blog/blog-post.js'

/** Renders the authors of a post. */
export default function BlogPostItemHeaderAuthors() {
  return <AuthorList authors={useBlogPost().post.authors} />
}
