import BlogPostItemHeaderAuthors from '@theme/BlogPostItem/Header/Authors'
import BlogPostItemHeaderInfo from '@theme/BlogPostItem/Header/Info'
import BlogPostItemHeaderTitle from '@theme/BlogPostItem/Header/Title'
import {useBlogPost} from '../../../behavior/blog/blog-post.js'

/** What stands above a post: its title, when and by whom it was written. */
export default function BlogPostItemHeader() {
  const {isBlogPostPage} = useBlogPost()
  return (
    <header className={isBlogPostPage ? 'blog-header' : undefined}>
      <BlogPostItemHeaderTitle />
      <div className="blog-post-meta">
        <BlogPostItemHeaderInfo />
        <BlogPostItemHeaderAuthors />
      </div>
    </header>
  )
}
