import {Link, useBaseUrl, translate} from '@lectern/client'
import type {BlogAuthor} from '@lectern/types'

/** Renders the authors of a release on one line. */
export default function ChangelogAuthors({authors}: {authors: readonly BlogAuthor[]}) {
  if (authors.length === 0) return null
  return (
    <ul
      className="changelog-authors"
      aria-label={translate({id: 'theme.blog.authorsList.pageTitle', message: 'Authors'})}
    >
      {authors.map((author) => (
        <li key={author.key ?? author.name} className="changelog-authors__author">
          <ChangelogAuthor author={author} />
        </li>
      ))}
    </ul>
  )
}

function ChangelogAuthor({author: {name, url, page, imageUrl}}: {author: BlogAuthor}) {
  const image = useBaseUrl(imageUrl ?? '')
  const target = page ?? url
  return (
    <>
      {imageUrl && (
        <img
          className="changelog-authors__photo"
          src={image}
          alt=""
          width={20}
          height={20}
          loading="lazy"
        />
      )}
      {target ? <Link href={target}>{name}</Link> : name}
    </>
  )
}
