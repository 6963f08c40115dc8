import type {CategoryCard, SidebarItem} from '@lectern/types'
import {createCardItem} from '../props/card-item.js'
import {createAdapter} from '../props/create-adapter.js'
import {useSidebarForm} from '../props/sidebar-forms.js'

interface Props {
  items?: readonly (CategoryCard | SidebarItem)[]
}

/**
 * `DocCardList`: Docusaurus's component receives sidebar items. Items from Docusaurus's hooks have
 * the base URL, which Lectern's component adds itself.
 */
export default createAdapter(({items}: Props, isOwn) => {
  const convert = useSidebarForm(true)
  if (!items) return {}
  if (isOwn) return {items: items.map((item) => ('path' in item ? item : convert(item)))}
  return {items: items.map((item) => ('path' in item ? createCardItem(item) : item))}
})
