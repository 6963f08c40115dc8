import {createCardGrid} from '@lectern/shared/content-components/box-parts'
import type {ReactNode} from 'react'
import {createWithTags, listParts} from '../behavior/markup/create-with-tags.js'
import '../behavior/markup/component-styles.js'

/** Props of `@theme/CardGrid`. */
export interface CardGridProps {
  /** Number of columns on wide screens, from 1 to 4. */
  columns?: number
  children?: ReactNode
}

const h = createWithTags()

/** Arranges cards in a grid. */
export default function CardGrid({columns, children}: CardGridProps) {
  return createCardGrid(h, {columns, children: listParts(children)})
}
