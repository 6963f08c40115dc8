import {Link, translate, usePluralForm, interpolate} from '@lectern/client'
import type {CategoryCard} from '@lectern/types'

/** An entry of a category as a card; the whole card is the link. */
export default function DocCard({label, path, description, count}: CategoryCard) {
  const {selectMessage} = usePluralForm()
  const forms = translate({
    id: 'theme.docs.DocCard.categoryDescription.plurals',
    message: '1 item|{count} items',
    description: 'Forms of a text for counts, separated by |'
  })
  const counted =
    count === undefined ? undefined : interpolate(selectMessage(count, forms), {count})
  const text = description ?? counted
  return (
    <Link to={path} className="card">
      <h2 className="card__title">{label}</h2>
      {text && <p className="card__text">{text}</p>}
    </Link>
  )
}
