import {createStorageSlot, findHashTarget} from '@lectern/client'
import {TAB_STORAGE_PREFIX} from './tab-storage.js'

/** Shows one tab of a group. Does nothing if the group doesn't have the tab. */
export function showTab(tabs: Element, value: string): void {
  const list = listTabs(tabs)
  const chosen = list.find((tab) => tab.dataset.value === value)
  if (!chosen) return
  for (const tab of list) {
    const isChosen = tab === chosen
    tab.setAttribute('aria-selected', String(isChosen))
    tab.tabIndex = isChosen ? 0 : -1
    tab.classList.toggle('tabs__item--active', isChosen)
  }
  for (const panel of listPanels(tabs)) {
    panel.hidden = panel.dataset.value !== value
    if (!panel.hidden) panel.dispatchEvent(new Event('tabshow'))
  }
}

/** Returns the tabs of one group, without tabs of nested groups. */
export function listTabs(tabs: Element): HTMLElement[] {
  return [...tabs.querySelectorAll<HTMLElement>(':scope > .tabs > [role=tab]')]
}

/** Returns the panels of one group, without panels of nested groups. */
function listPanels(tabs: Element): HTMLElement[] {
  return [...tabs.querySelectorAll<HTMLElement>(':scope > .tabs-content > [role=tabpanel]')]
}

/** Restores choices from the URL or local storage, and opens the tabs around the hash target. */
export function restoreTabs(root: Document): void {
  const query = new URLSearchParams(location.search)
  for (const tabs of root.querySelectorAll<HTMLElement>('[data-tabs]')) {
    const {tabsGroup, tabsQuery} = tabs.dataset
    const stored = tabsGroup ? createStorageSlot(TAB_STORAGE_PREFIX + tabsGroup).get() : null
    const value = (tabsQuery && query.get(tabsQuery)) ?? stored
    if (value) showTab(tabs, value)
  }
  revealTarget()
}

/** Opens the tabs around the hash target. */
export function revealTarget(): void {
  const target = findHashTarget(location.hash)
  let panel = target?.closest<HTMLElement>('[role=tabpanel][hidden]')
  if (!panel) return
  for (; panel; panel = panel.parentElement?.closest<HTMLElement>('[role=tabpanel]')) {
    const tabs = panel.closest('[data-tabs]')
    if (tabs) showTab(tabs, panel.dataset.value ?? '')
  }
  target?.scrollIntoView()
}
