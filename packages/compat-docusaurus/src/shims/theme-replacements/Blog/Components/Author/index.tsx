import {Link, useBaseUrl} from '@lectern/client'
import type {BlogAuthor} from '@lectern/types'
import AuthorSocials from '@theme/Blog/Components/Author/Socials'
import Heading from '@theme/Heading'
import {useOwnAuthor} from '../../../../props/author-forms.js'

/** Props of `@theme/Blog/Components/Author`. */
export interface AuthorProps {
  author: BlogAuthor
  /** Element for the name, on pages about authors. */
  as?: 'h1' | 'h2'
  /** Number of posts to show. */
  count?: number
}

/** Renders an author with an optional image and role. Each part has its own block. */
export default function Author({author: given, as, count}: AuthorProps) {
  // A page that wraps Lectern's page passes authors in Docusaurus's format.
  const author = useOwnAuthor(given)
  const {name, title, url, page, imageUrl} = author
  const image = useBaseUrl(imageUrl ?? '')
  const target = page ?? url
  const label = target && as !== 'h1' ? <Link href={target}>{name}</Link> : name
  return (
    <>
      {imageUrl && (
        <img className="avatar__photo" src={image} alt="" width={40} height={40} loading="lazy" />
      )}
      <div className="avatar__intro">
        <div className="avatar__name">
          {as ? <Heading as={as}>{label}</Heading> : label}
          {count !== undefined && <span className="badge badge--secondary">{count}</span>}
        </div>
        {title && <small className="avatar__subtitle">{title}</small>}
        <AuthorSocials author={author} />
      </div>
    </>
  )
}
