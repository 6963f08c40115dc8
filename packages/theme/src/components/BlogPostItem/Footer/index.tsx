import BlogPostItemFooterReadMoreLink from '@theme/BlogPostItem/Footer/ReadMoreLink'
import EditMetaRow from '@theme/EditMetaRow'
import TagsListInline from '@theme/TagsListInline'
import {useBlogPost} from '../../../behavior/blog/blog-post.js'

/**
 * Footer of a post: its tags, and the edit link or, in a list, the link to the full post. Renders
 * nothing in a list if there are neither.
 */
export default function BlogPostItemFooter() {
  const {post, isBlogPostPage} = useBlogPost()
  if (!isBlogPostPage && post.tags.length === 0 && !post.hasExcerpt) return null
  return (
    <footer className={isBlogPostPage ? 'page-footer' : 'blog-post-item__footer'}>
      <TagsListInline tags={post.tags} className="theme-blog-footer-tags-row" />
      {isBlogPostPage && <EditMetaRow {...post} className="theme-blog-footer-edit-meta-row" />}
      {!isBlogPostPage && post.hasExcerpt && (
        <BlogPostItemFooterReadMoreLink blogPostTitle={post.title} to={post.path} />
      )}
    </footer>
  )
}
