import {usePath} from '@lectern/client'
import {type RefObject, useEffect} from 'react'
import {revealCurrentPage} from '../scroll/reveal-current-page.js'
import {useSidebarMemory} from './sidebar-memory.js'

/**
 * Restores a sidebar's scroll position, or else scrolls the current page's entry into view. Scrolls only the
 * sidebar.
 *
 * @returns The scroll handler of the sidebar.
 */
export function useSidebarScroll(menu: RefObject<HTMLElement | null>, name: string): () => void {
  const memory = useSidebarMemory()
  const path = usePath()
  useEffect(() => {
    const remembered = memory?.get(name)?.scrollTop
    if (remembered === undefined) return
    return beforePaint(() => {
      if (menu.current) menu.current.scrollTop = remembered
    })
  }, [menu, memory, name])
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the path changes
  useEffect(() => beforePaint(() => menu.current && revealCurrentPage(menu.current)), [menu, path])
  return () => {
    const scrollTop = menu.current?.scrollTop ?? 0
    memory?.set(name, {open: memory.get(name)?.open ?? {}, scrollTop})
  }
}

/** Defers measuring until all DOM changes are done, because it forces a layout. */
function beforePaint(act: () => void): () => void {
  const frame = requestAnimationFrame(act)
  return () => cancelAnimationFrame(frame)
}
