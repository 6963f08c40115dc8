import {useBaseUrl, usePath} from '@lectern/client'
import {categoryKey} from '@lectern/theme/behavior/sidebar/sidebar-branch'
import {useSidebarState} from '@lectern/theme/behavior/sidebar/sidebar-state'
import type {SidebarItem} from '@lectern/types'
import {type ComponentType, useEffect} from 'react'
import {useSidebarItems} from '../../props/sidebar-forms.js'

interface ItemsProps {
  items?: readonly SidebarItem[]
  activePath?: string
  parentKey?: string
  siblings?: readonly string[]
}

/**
 * `DocSidebarItems`: the items of a collapsed category may not have been loaded yet. Docusaurus's
 * component always receives items, and the path of the page. It passes other props on to items, which
 * in Lectern need the keys of the categories around them.
 */
export default function adapt(
  Component: ComponentType<ItemsProps>,
  isOwn: boolean
): ComponentType<ItemsProps> {
  return isOwn ? adaptOwn(Component) : adaptForeign(Component)
}

function adaptOwn(Component: ComponentType<ItemsProps>): ComponentType<ItemsProps> {
  return function AdaptedItems({items, ...list}: ItemsProps) {
    return <Component {...list} items={useSidebarItems(items, true)} />
  }
}

function adaptForeign(Component: ComponentType<ItemsProps>): ComponentType<ItemsProps> {
  return function AdaptedItems({items, parentKey = '', ...list}: ItemsProps) {
    const {loadWhole} = useSidebarState()
    const path = useBaseUrl(usePath())
    useEffect(() => {
      if (!items) loadWhole()
    }, [items, loadWhole])
    const siblings = items?.flatMap((item) =>
      item.type === 'category' ? [categoryKey(parentKey, item.label)] : []
    )
    const shown = useSidebarItems(items, false)
    const keys = {parentKey, siblings: siblings ?? []}
    return <Component activePath={path} {...keys} {...list} items={shown ?? []} />
  }
}
