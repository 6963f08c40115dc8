import type {CategoryCard} from '@lectern/types'
import DocCard, {type DocCardItem} from '@theme/DocCard'
import {joinClasses} from '../behavior/markup/join-classes.js'
import {useCategoryCards} from '../behavior/sidebar/use-category-cards.js'

/** Props of `@theme/DocCardList`. */
export interface DocCardListProps {
  /** Cards to show. Defaults to the items of the page's category, or the items next to the page. */
  items?: readonly (CategoryCard | DocCardItem)[]
  /** Class of the list. */
  className?: string
}

/** Renders a card for each item of a category. */
export default function DocCardList({items, className}: DocCardListProps) {
  if (items) return <Cards items={items} className={className} />
  return <CardsOfPage className={className} />
}

function CardsOfPage({className}: {className?: string}) {
  return <Cards items={useCategoryCards()} className={className} />
}

function Cards({items = [], className}: DocCardListProps) {
  return (
    <section className={joinClasses('card-grid', className)}>
      {items.map(
        (item, index) =>
          // biome-ignore-start lint/suspicious/noArrayIndexKey: two cards may link to the same page
          'path' in item ? <DocCard key={index} {...item} /> : <DocCard key={index} item={item} />
        // biome-ignore-end lint/suspicious/noArrayIndexKey: two cards may link to the same page
      )}
    </section>
  )
}
