import BlogPostItemHeaderAuthors from '@theme/BlogPostItem/Header/Authors'
import BlogPostItemHeaderInfo from '@theme/BlogPostItem/Header/Info'
import BlogPostItemHeaderTitle from '@theme/BlogPostItem/Header/Title'
import {useBlogPost} from '../../../behavior/blog/blog-post.js'

/** Header of a post: its title, date and authors. */
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
