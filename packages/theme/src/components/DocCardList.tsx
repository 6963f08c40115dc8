import type {CategoryCard} from '@lectern/types'
import DocCard from '@theme/DocCard'
import {joinClasses} from '../behavior/markup/join-classes.js'
import {useCategoryCards} from '../behavior/sidebar/use-category-cards.js'

/** Props of `@theme/DocCardList`. */
export interface DocCardListProps {
  /** When left out: the entries of the category whose page is shown, or those beside the page. */
  items?: readonly CategoryCard[]
  className?: string
}

/** A card for each entry of a category. */
export default function DocCardList({items, className}: DocCardListProps) {
  if (items) return <Cards items={items} className={className} />
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
