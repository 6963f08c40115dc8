import type {SidebarItem, SidebarOmission} from '@lectern/types'
// Part of an import cycle that replaceable components require. See `componentCycles` in
// package.json.
import DocSidebarItem from '@theme/DocSidebarItem'
import SidebarMore from '@theme/SidebarMore'
import {useEffect, useState} from 'react'
import {boundItems, categoryKey, isCurrentItem} from '../behavior/sidebar/sidebar-branch.js'
import {useSlice} from '../behavior/sidebar/sidebar-props.js'
import {
  SidebarStateProvider,
  useHasSidebarState,
  useSidebarState
} from '../behavior/sidebar/sidebar-state.js'

/** Props of `@theme/DocSidebarItems`. */
export interface DocSidebarItemsProps {
  /** `undefined` in a category copied from Docusaurus whose items haven't been fetched yet. */
  items?: readonly SidebarItem[]
  /** Entries around `items` that the page's slice omits. */
  omitted?: SidebarOmission
  /** 1 at the top level. */
  level: number
  /** Key of the category that contains the items. Empty at the top level. */
  parentKey?: string
}

/** The entries of a sidebar or of one category. Very long lists are truncated until a reader expands them. */
export default function DocSidebarItems(list: DocSidebarItemsProps) {
  const slice = useSlice({sidebar: list.items})
  const items = <Items {...list} />
  if (useHasSidebarState()) return items
  // A sidebar copied from Docusaurus has its own state.
  return <SidebarStateProvider slice={slice}>{items}</SidebarStateProvider>
}

function Items({omitted, level, parentKey = '', items}: DocSidebarItemsProps) {
  const {path, branch, loadWhole} = useSidebarState()
  useEffect(() => {
    if (!items) loadWhole()
  }, [items, loadWhole])
  const [isUncut, setUncut] = useState(false)
  const cut = isUncut
    ? {items: items ?? []}
    : boundItems(items ?? [], (item) => isCurrentItem(item, {path, branch, parentKey}))
  const hidden = omitted ?? cut.omitted
  const showAll = () => {
    setUncut(true)
    loadWhole()
  }
  const siblings = cut.items.flatMap((item) =>
    item.type === 'category' ? [categoryKey(parentKey, item.label)] : []
  )
  return (
    <>
      {hidden && <SidebarMore count={hidden.before} onClick={showAll} />}
      {cut.items.map((item, index) => (
        <DocSidebarItem
          // biome-ignore lint/suspicious/noArrayIndexKey: labels may repeat
          key={`${item.type === 'html' ? '' : item.label}:${index - cut.items.length}`}
          item={item}
          activePath={path}
          index={index}
          level={level}
          parentKey={parentKey}
          siblings={siblings}
        />
      ))}
      {hidden && <SidebarMore count={hidden.after} onClick={showAll} />}
    </>
  )
}
