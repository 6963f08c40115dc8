import type {CategoryCard} from '@lectern/types'
import DocCard from '@theme/DocCard'
import {joinClasses} from '../behavior/markup/join-classes.js'
import {type CardItem, readCard} from '../behavior/sidebar/read-card.js'
import {useCategoryCards} from '../behavior/sidebar/use-category-cards.js'

/** Props of `@theme/DocCardList`. */
export interface DocCardListProps {
  /** Cards to show. If it's not set, the items of the page's category, or the items next to the page. */
  items?: readonly (CategoryCard | CardItem)[]
  /** Class of the list. */
  className?: string
}

/** Renders a card for each item of a category. */
export default function DocCardList({items, className}: DocCardListProps) {
  if (items)
    return <Cards items={items.flatMap((item) => readCard(item) ?? [])} className={className} />
  return <CardsOfPage className={className} />
}

function CardsOfPage({className}: {className?: string}) {
  return <Cards items={useCategoryCards()} className={className} />
}

function Cards({items, className}: {items: readonly CategoryCard[]; className?: string}) {
  return (
    <section className={joinClasses('card-grid', className)}>
      {items.map((card) => (
        <DocCard key={card.path} {...card} />
      ))}
    </section>
  )
}
