import type {CategoryCard} from '@lectern/types'
import DocCard from '@theme/DocCard'
import {joinClasses} from '../behaviour/join-classes.js'

export interface DocCardListProps {
  items: readonly CategoryCard[]
  className?: string
}

/** A card for each entry of a category. */
export default function DocCardList({items, className}: DocCardListProps) {
  return (
    <section className={joinClasses('card-grid', className)}>
      {items.map((card) => (
        <DocCard key={card.path} {...card} />
      ))}
    </section>
  )
}
