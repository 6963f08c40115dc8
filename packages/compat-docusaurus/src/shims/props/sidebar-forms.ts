import type {SidebarCategory, SidebarItem} from '@lectern/types'
import {useCallback, useMemo} from 'react'
import {useAddresses} from './link-forms.js'

/** Marks items in Docusaurus's format. Copies of an item keep the mark. */
const IS_DOCUSAURUS = Symbol('docusaurus')

type MarkedItem = SidebarItem & {[IS_DOCUSAURUS]?: boolean}

/**
 * Returns a function that converts a sidebar item to the format of Lectern's or Docusaurus's
 * components. In Docusaurus's format, links have the base URL. Categories have all fields, but only have
 * a link if they have a page.
 *
 * @param isOwn - Whether a component of Lectern receives the item.
 */
export function useSidebarForm(isOwn: boolean): (item: SidebarItem) => SidebarItem {
  const {toPath, toPermalink} = useAddresses()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the base URL never changes
  return useCallback(
    function convert(item: MarkedItem): SidebarItem {
      if (item.type === 'html' || Boolean(item[IS_DOCUSAURUS]) !== isOwn) return item
      const toAddress = isOwn ? toPath : toPermalink
      const mark = {[IS_DOCUSAURUS]: !isOwn}
      if (item.type === 'link' && item.autoAddBaseUrl === false) return {...item, ...mark}
      if (item.type === 'link') return {...item, href: toAddress(item.href) ?? item.href, ...mark}
      const {href, items, ...category} = isOwn ? item : fillCategory(item)
      return {...category, href: toAddress(href), items: items?.map(convert), ...mark}
    },
    [isOwn]
  )
}

/** Returns sidebar items in the format of Lectern's or Docusaurus's components. */
export function useSidebarItems<Items extends readonly SidebarItem[] | undefined>(
  items: Items,
  isOwn: boolean
): Items | readonly SidebarItem[] {
  const convert = useSidebarForm(isOwn)
  return useMemo(() => {
    const converted = items?.map(convert)
    const isSame = converted?.every((item, index) => item === items?.[index]) ?? true
    return isSame ? items : (converted ?? items)
  }, [items, convert])
}

function fillCategory({linkUnlisted, href, ...category}: SidebarCategory): SidebarCategory {
  const {collapsible = true, collapsed = true, items = []} = category
  return {...category, href: linkUnlisted ? undefined : href, collapsible, collapsed, items}
}
