import {Link, useBaseUrl} from '@lectern/client'
import type {BlogAuthor} from '@lectern/types'
import AuthorSocials from '@theme/Blog/Components/Author/Socials'

/** Props of `@theme/Blog/Components/Author`. */
export interface AuthorProps {
  author: BlogAuthor
  /** Whether links to social media are omitted. */
  hideSocials?: boolean
}

/** An author with an optional image and role. */
export default function Author({author, hideSocials}: AuthorProps) {
  const {name, title, url, page, imageUrl} = author
  const image = useBaseUrl(imageUrl ?? '')
  const target = page ?? url
  return (
    <>
      {imageUrl && (
        <img className="avatar__photo" src={image} alt="" width={40} height={40} loading="lazy" />
      )}
      <span className="avatar__intro">
        {name && (
          <span className="avatar__name">{target ? <Link href={target}>{name}</Link> : name}</span>
        )}
        {title && <small className="avatar__subtitle">{title}</small>}
        {!hideSocials && <AuthorSocials author={author} />}
      </span>
    </>
  )
}
