import {createStorageSlot} from '@lectern/client'
import {listTabs, restoreTabs, revealTarget, showTab} from './tab-choice.js'
import {TAB_STORAGE_PREFIX} from './tab-storage.js'

/**
 * Adds behavior to all tabs in a document, whether in static HTML or in React: clicks and keys,
 * stored choices, and groups that are synced on the page and across browser tabs.
 *
 * @returns A function that removes the listeners.
 */
export function installTabs(root: Document): () => void {
  const onClick = ({target}: Event) => {
    const tab = findTab(target)
    if (tab) chooseTab(root, tab)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const tab = findTab(event.target)
    const next = tab && findNext(tab, event)
    if (!next) return
    event.preventDefault()
    next.focus()
    chooseTab(root, next)
  }
  const onStorage = ({key, newValue}: StorageEvent) => {
    if (key?.startsWith(TAB_STORAGE_PREFIX) && newValue)
      showInGroup(root, key.slice(TAB_STORAGE_PREFIX.length), newValue)
  }
  const events = new AbortController()
  const {signal} = events
  root.addEventListener('click', onClick, {signal})
  root.addEventListener('keydown', onKeyDown, {signal})
  addEventListener('storage', onStorage, {signal})
  addEventListener('popstate', () => restoreTabs(root), {signal})
  addEventListener('hashchange', revealTarget, {signal})
  return () => events.abort()
}

function findTab(target: EventTarget | null): HTMLElement | undefined {
  const tab = target instanceof Element ? target.closest<HTMLElement>('[role=tab]') : null
  return tab?.closest('[data-tabs]') ? tab : undefined
}

/**
 * Returns the tab that a key moves to in the ARIA tabs pattern. Left and right are swapped in
 * right-to-left text.
 */
function findNext(tab: HTMLElement, event: KeyboardEvent): HTMLElement | undefined {
  if (event.altKey || event.ctrlKey || event.metaKey) return undefined
  const tabs = tab.closest('[data-tabs]')
  const list = tabs ? listTabs(tabs) : []
  const index = list.indexOf(tab)
  const step = getComputedStyle(tab).direction === 'rtl' ? -1 : 1
  switch (event.key) {
    case 'ArrowRight':
      return list.at((index + step + list.length) % list.length)
    case 'ArrowLeft':
      return list.at((index - step + list.length) % list.length)
    case 'Home':
      return list[0]
    case 'End':
      return list.at(-1)
    default:
      return undefined
  }
}

/** Selects a tab here and in its group, and keeps it under the pointer if heights change. */
function chooseTab(root: Document, tab: HTMLElement): void {
  const tabs = tab.closest<HTMLElement>('[data-tabs]')
  const {value} = tab.dataset
  if (!tabs || value === undefined) return
  const before = tab.getBoundingClientRect().top
  const {tabsGroup, tabsQuery} = tabs.dataset
  showTab(tabs, value)
  if (tabsGroup) {
    createStorageSlot(TAB_STORAGE_PREFIX + tabsGroup).set(value)
    showInGroup(root, tabsGroup, value)
  }
  if (tabsQuery) writeQuery(tabsQuery, value)
  scrollBy({top: tab.getBoundingClientRect().top - before, behavior: 'instant'})
}

function showInGroup(root: Document, group: string, value: string): void {
  for (const tabs of root.querySelectorAll(`[data-tabs-group="${CSS.escape(group)}"]`))
    showTab(tabs, value)
}

function writeQuery(name: string, value: string): void {
  const url = new URL(location.href)
  url.searchParams.set(name, value)
  history.replaceState(history.state, '', url)
}
