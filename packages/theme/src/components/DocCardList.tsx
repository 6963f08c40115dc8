import type {CategoryCard} from '@lectern/types'
import DocCard from '@theme/DocCard'
import {joinClasses} from '../behaviour/join-classes.js'
import {useCurrentCategory} from '../behaviour/use-current-category.js'

export interface DocCardListProps {
  /** The entries of the category whose page is shown, when left out. */
  items?: readonly CategoryCard[]
  className?: string
}

/** A card for each entry of a category. */
export default function DocCardList({items, className}: DocCardListProps) {
  if (items) return <Cards items={items} className={className} />
  return <CardsOfCategory className={className} />
}

function CardsOfCategory({className}: {className?: string}) {
  return <Cards items={useCurrentCategory().items} className={className} />
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
