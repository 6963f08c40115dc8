import {Link, translate, usePluralForm, interpolate} from '@lectern/client'
import type {CategoryCard} from '@lectern/types'
import {type CardItem, readCard} from '../behavior/sidebar/read-card.js'

/** Props of `@theme/DocCard`: a card, or an item of a sidebar. */
export type DocCardProps = CategoryCard | {item: CardItem}

/** Renders an item of a category as a card, which is a link. */
export default function DocCard(props: DocCardProps) {
  const card = 'item' in props ? readCard(props.item) : props
  return card ? <Card {...card} /> : null
}

function Card({label, path, description, count}: CategoryCard) {
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
