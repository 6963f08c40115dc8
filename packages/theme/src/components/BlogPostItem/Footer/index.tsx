import BlogPostItemFooterReadMoreLink from '@theme/BlogPostItem/Footer/ReadMoreLink'
import EditMetaRow from '@theme/EditMetaRow'
import TagsListInline from '@theme/TagsListInline'
import {useBlogPost} from '../../../behavior/blog/blog-post.js'

/** What stands below a post: tags, and the rest of it or where it can be edited. */
export default function BlogPostItemFooter() {
  const {post, isBlogPostPage} = useBlogPost()
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
