import {Link} from '@lectern/client'
import type {CategoryCard} from '@lectern/types'

/** An entry of a category as a card; the whole card is the link. */
export default function DocCard({label, path, description, count}: CategoryCard) {
  const text = description ?? (count === undefined ? undefined : countLabel(count))
  return (
    <Link to={path} className="card">
      <h2 className="card__title">{label}</h2>
      {text && <p className="card__text">{text}</p>}
    </Link>
  )
}

function countLabel(count: number): string {
  return count === 1 ? '1 page' : `${count} pages`
}
