import BlogPostItemFooterReadMoreLink from '@theme/BlogPostItem/Footer/ReadMoreLink'
import EditMetaRow from '@theme/EditMetaRow'
import TagsListInline from '@theme/TagsListInline'
import {useBlogPost} from '../../../behavior/blog/blog-post.js'

/** Footer of a post: tags, and the link to the rest or the edit link. */
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
