import {Link, useBaseUrl} from '@lectern/client'
import type {BlogAuthor} from '@lectern/types'
import AuthorSocials from '@theme/Blog/Components/Author/Socials'

/** An author with an optional image and role. */
export default function Author({author}: {author: BlogAuthor}) {
  const {name, title, url, page, imageUrl} = author
  const image = useBaseUrl(imageUrl ?? '')
  const target = page ?? url
  return (
    <>
      {imageUrl && (
        <img className="avatar__photo" src={image} alt="" width={40} height={40} loading="lazy" />
      )}
      <span className="avatar__intro">
        <span className="avatar__name">{target ? <Link href={target}>{name}</Link> : name}</span>
        {title && <small className="avatar__subtitle">{title}</small>}
        <AuthorSocials author={author} />
      </span>
    </>
  )
}
