import {useSyncExternalStore} from 'react'

/** Returns whether the docs sidebar is hidden. On the server, it isn't. */
export function useSidebarHidden(): boolean {
  return useSyncExternalStore(listen, isSidebarHidden, () => false)
}

function isSidebarHidden(): boolean {
  return document.documentElement.dataset.docsSidebar === 'hidden'
}

function listen(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange)
  observer.observe(document.documentElement, {attributeFilter: ['data-docs-sidebar']})
  return () => observer.disconnect()
}
