import {Link, translate, usePluralForm, interpolate} from '@lectern/client'
import type {CategoryCard, SidebarItem} from '@lectern/types'

/** A sidebar item with an optional description for its card. */
export type DocCardItem = SidebarItem & {description?: string}

/** Props of `@theme/DocCard`: a card, or a sidebar item. */
export type DocCardProps = CategoryCard | {item: DocCardItem}

/** Renders a card that links to an item of a category. */
export default function DocCard(props: DocCardProps) {
  const {selectMessage} = usePluralForm()
  const forms = translate({
    id: 'theme.docs.DocCard.categoryDescription.plurals',
    message: '1 item|{count} items',
    description: 'Plural forms, separated by |'
  })
  const card = 'item' in props ? readItem(props.item) : props
  if (!card) return null
  const {label, path, description, count} = card
  const text =
    description ?? (count === undefined ? '' : interpolate(selectMessage(count, forms), {count}))
  return (
    <Link to={path} className="card">
      <h2 className="card__title">{label}</h2>
      {text && <p className="card__text">{text}</p>}
    </Link>
  )
}

/**
 * Converts a sidebar item to a card. Returns `undefined` for an item that doesn't link to a page.
 */
function readItem(item: DocCardItem): Omit<CategoryCard, 'type'> | undefined {
  const path = findPath(item)
  if (item.type === 'html' || path === undefined) return undefined
  const {label, description} = item
  return {
    label,
    path,
    description,
    count: item.type === 'category' ? item.items?.length : undefined
  }
}

/** Returns the path of an item, or of the first page below it. */
function findPath(item: SidebarItem): string | undefined {
  if (item.type === 'html') return undefined
  const below = item.type === 'category' ? item.items : []
  return item.href ?? below?.map(findPath).find(Boolean)
}
