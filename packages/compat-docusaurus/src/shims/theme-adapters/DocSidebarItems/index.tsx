import {useBaseUrl, usePath} from '@lectern/client'
import {useSidebarState} from '@lectern/theme/behavior/sidebar/sidebar-state'
import type {SidebarItem} from '@lectern/types'
import {type ComponentType, useEffect} from 'react'

interface ItemsProps {
  items?: readonly SidebarItem[]
  activePath?: string
}

/**
 * `DocSidebarItems`: the items of a collapsed category may not have been loaded yet. Docusaurus's
 * component always receives items, and the path of the page.
 */
export default function adapt(
  Component: ComponentType<ItemsProps>,
  isOwn: boolean
): ComponentType<ItemsProps> {
  return isOwn ? Component : adaptForeign(Component)
}

function adaptForeign(Component: ComponentType<ItemsProps>): ComponentType<ItemsProps> {
  return function AdaptedItems({items, ...list}: ItemsProps) {
    const {loadWhole} = useSidebarState()
    const path = useBaseUrl(usePath())
    useEffect(() => {
      if (!items) loadWhole()
    }, [items, loadWhole])
    return <Component activePath={path} {...list} items={items ?? []} />
  }
}
