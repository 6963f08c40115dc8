import type {CategoryCard, SidebarItem} from '@lectern/types'
import {createCardItem} from '../props/card-item.js'
import {createAdapter} from '../props/create-adapter.js'
import {useSidebarForm} from '../props/sidebar-forms.js'

/**
 * `DocCard`: Docusaurus's component receives a sidebar item. Items from Docusaurus's hooks have the
 * base URL, which Lectern's component adds itself.
 */
export default createAdapter((props: CategoryCard | {item: SidebarItem}, isOwn) => {
  const convert = useSidebarForm(true)
  if ('item' in props) return isOwn ? {item: convert(props.item)} : {}
  return isOwn ? {} : {item: createCardItem(props)}
})
