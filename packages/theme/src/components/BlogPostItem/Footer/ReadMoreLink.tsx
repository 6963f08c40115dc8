import {Link} from '@lectern/client'

/** Props of `@theme/BlogPostItem/Footer/ReadMoreLink`. */
export interface ReadMoreLinkProps {
  blogPostTitle: string
  to: string
}

/** Leads from the excerpt of a post to all of it. */
export default function ReadMoreLink({blogPostTitle, to}: ReadMoreLinkProps) {
  return (
    <Link to={to} className="blog-post-item__more" aria-label={`Read more about ${blogPostTitle}`}>
      Read more
    </Link>
  )
}
