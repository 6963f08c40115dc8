import {useBlogPost} from '@lectern/theme/behavior/blog/blog-post'
import Footer from '@theme-original/BlogPostItem/Footer'

/**
 * Footer of a post. In Docusaurus, a post without tags has no footer on its page, so it shows neither
 * an edit link nor the last update.
 */
export default function BlogPostItemFooter() {
  const {post, isBlogPostPage} = useBlogPost()
  return isBlogPostPage && post.tags.length === 0 ? null : <Footer />
}
