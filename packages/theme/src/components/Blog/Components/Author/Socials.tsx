import {Link, translate} from '@lectern/client'
import type {BlogAuthor} from '@lectern/types'

/** Renders an author's links to social media. */
export default function AuthorSocials({author: {name, socials}}: {author: BlogAuthor}) {
  if (!socials?.length) return null
  return (
    <small className="avatar__socials">
      {socials.map(({label, href}) => (
        <Link
          key={label}
          href={href}
          aria-label={translate(
            {
              id: 'theme.blog.author.socialLabel',
              message: '{name} on {platform}',
              description: 'Link to an author on another website'
            },
            {name: name ?? '', platform: label}
          )}
        >
          {label}
        </Link>
      ))}
    </small>
  )
}
