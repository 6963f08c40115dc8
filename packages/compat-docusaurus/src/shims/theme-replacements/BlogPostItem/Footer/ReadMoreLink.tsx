import {Link, translate} from '@lectern/client'
import type {ReadMoreLinkProps} from '@lectern/theme/components/BlogPostItem/Footer/ReadMoreLink.tsx'

/**
 * Link from a post's excerpt to the full post. In Docusaurus, its text is the same for all posts.
 */
export default function ReadMoreLink({blogPostTitle, to}: ReadMoreLinkProps) {
  return (
    <Link
      to={to}
      className="blog-post-item__more"
      aria-label={translate(
        {id: 'theme.blog.post.readMoreLabel', message: 'Read more about {title}'},
        {title: blogPostTitle}
      )}
    >
      {translate({id: 'theme.blog.post.readMore', message: 'Read more'})}
    </Link>
  )
}
