import {Link, translate} from '@lectern/client'

/** Props of `@theme/BlogPostItem/Footer/ReadMoreLink`. */
export interface ReadMoreLinkProps {
  blogPostTitle: string
  to: string
}

/** Link from a post's excerpt to the full post. Search engines also read its complete label. */
export default function ReadMoreLink({blogPostTitle, to}: ReadMoreLinkProps) {
  return (
    <Link to={to} className="blog-post-item__more">
      <span aria-hidden="true">
        {translate({id: 'theme.blog.post.readMore', message: 'Read more'})}
      </span>
      <span className="sr-only">
        {translate(
          {id: 'theme.blog.post.readMoreLabel', message: 'Read more about {title}'},
          {title: blogPostTitle}
        )}
      </span>
    </Link>
  )
}
