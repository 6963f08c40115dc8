import type {CategoryCard, SidebarItem} from '@lectern/types'
import {createCardItem} from '../props/card-item.js'
import {createAdapter} from '../props/create-adapter.js'

/** `DocCard`: Docusaurus's component receives a sidebar item. */
export default createAdapter((props: CategoryCard | {item: SidebarItem}, isOwn) =>
  isOwn || 'item' in props ? {} : {item: createCardItem(props)}
)
