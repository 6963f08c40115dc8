import type {CategoryCard, SidebarItem} from '@lectern/types'
import {createCardItem} from '../props/card-item.js'
import {createAdapter} from '../props/create-adapter.js'

interface Props {
  items?: readonly (CategoryCard | SidebarItem)[]
}

/** `DocCardList`: Docusaurus's component receives sidebar items. */
export default createAdapter(({items}: Props, isOwn) =>
  isOwn || !items
    ? {}
    : {items: items.map((item) => ('path' in item ? createCardItem(item) : item))}
)
