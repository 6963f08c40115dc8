import {createColumns} from '@lectern/shared/content-components/box-parts'
import type {ReactNode} from 'react'
import {createWithTags, listParts} from '../behavior/markup/create-with-tags.js'
import '../behavior/markup/component-styles.js'

/** Props of `@theme/Columns`. */
export interface ColumnsProps {
  /** Number of columns on wide screens, from 1 to 4. */
  columns?: number
  children?: ReactNode
}

const h = createWithTags()

/** Shows content side by side. */
export default function Columns({columns, children}: ColumnsProps) {
  return createColumns(h, {columns, children: listParts(children)})
}
