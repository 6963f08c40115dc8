import type {CategoryCard, SidebarItem} from '@lectern/types'
import Layout from '@theme/DocCard/Layout'
import isInternalUrl from '../is-internal-url.js'
import {useDocCardDescriptionCategoryItemsPlural} from '../page-parts/theme-parts.js'
import {findFirstSidebarItemLink} from '../plugins/sidebar-items.js'
import {createCardItem} from '../props/card-item.js'
import {extractLeadingEmoji} from '../theme-common/page-hooks.js'

type CardItem = SidebarItem & {description?: string}

/** Props of `@theme/DocCard`: a card, or a sidebar item. */
type DocCardProps = CategoryCard | {item: CardItem}

/** Renders a card that links to an item of a category. Its title starts with an emoji. */
export default function DocCard(props: DocCardProps) {
  const item: CardItem = 'item' in props ? props.item : createCardItem(props)
  const describeCount = useDocCardDescriptionCategoryItemsPlural()
  const href = findFirstSidebarItemLink(item)
  if (item.type === 'html' || href === undefined) return null
  const {emoji, rest} = extractLeadingEmoji(item.label)
  const count = item.type === 'category' ? describeCount(item.items?.length ?? 0) : undefined
  return (
    <Layout
      item={item}
      className={item.className}
      href={href}
      icon={emoji ?? chooseEmoji(item.type, href)}
      title={rest.trim()}
      description={item.description ?? count}
    />
  )
}

function chooseEmoji(type: 'category' | 'link', href: string): string {
  if (type === 'category') return '🗃'
  return isInternalUrl(href) ? '📄️' : '🔗'
}
