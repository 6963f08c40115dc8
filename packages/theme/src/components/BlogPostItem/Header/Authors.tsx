import AuthorList from '@theme/AuthorList'
import {useBlogPost} from '../../../behavior/blog/blog-post.js'

/** Renders the authors of a post. Lists don't show their links to social media. */
export default function BlogPostItemHeaderAuthors() {
  const {post, isBlogPostPage} = useBlogPost()
  return <AuthorList authors={post.authors} hideSocials={!isBlogPostPage} />
}
