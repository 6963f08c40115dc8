import {Link, translate} from '@lectern/client'

/** Props of `@theme/BlogPostItem/Footer/ReadMoreLink`. */
export interface ReadMoreLinkProps {
  blogPostTitle: string
  to: string
}

/** Link from a post's excerpt to the full post. */
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
