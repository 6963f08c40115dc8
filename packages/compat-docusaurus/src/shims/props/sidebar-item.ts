import {useBaseUrl, usePath} from '@lectern/client'
import type {SidebarItem} from '@lectern/types'
import {useMemo} from 'react'
import {createAdapter} from './create-adapter.js'
import {useSidebarForm} from './sidebar-forms.js'

interface Props {
  item: SidebarItem
  parentKey?: string
  siblings?: readonly string[]
}

/**
 * Adapts a component for one sidebar item. Lists of the site may not pass the keys of the categories
 * around an item. Docusaurus's components receive the path of the page.
 */
export const adaptSidebarItem = createAdapter((props: Props, isOwn) => {
  const convert = useSidebarForm(isOwn)
  const item = useMemo(() => convert(props.item), [convert, props.item])
  const {parentKey = '', siblings = []} = props
  const activePath = useBaseUrl(usePath())
  return isOwn ? {item, parentKey, siblings} : {item, activePath}
})
