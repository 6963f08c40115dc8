import {Link} from '@lectern/client'
import type {TagLink} from '@lectern/types'

/** A tag, linked to its page. */
export default function Tag({label, path, description, count}: TagLink & {count?: number}) {
  return (
    <Link className="tag" to={path} rel="tag" title={description}>
      {label}
      {count !== undefined && <span className="tag__count">{count}</span>}
    </Link>
  )
}
