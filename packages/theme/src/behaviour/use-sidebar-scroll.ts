import {type RefObject, useEffect} from 'react'
import {useSidebarMemory} from './sidebar-memory.js'

/**
 * Keeps a sidebar where its reader left it, and otherwise brings the current page's entry into it.
 * Scrolls the sidebar alone, never the page.
 *
 * @returns The scroll handler of the sidebar.
 */
export function useSidebarScroll(menu: RefObject<HTMLElement | null>, name: string): () => void {
  const memory = useSidebarMemory()
  useEffect(() => {
    const element = menu.current
    if (!element) return
    const remembered = memory?.get(name)?.scrollTop
    if (remembered !== undefined) element.scrollTop = remembered
    revealCurrent(element)
  }, [menu, memory, name])
  return () => {
    const scrollTop = menu.current?.scrollTop ?? 0
    memory?.set(name, {open: memory.get(name)?.open ?? {}, scrollTop})
  }
}

function revealCurrent(menu: HTMLElement): void {
  const current = menu.querySelector('[aria-current="page"]')
  if (!current) return
  const [outer, inner] = [menu.getBoundingClientRect(), current.getBoundingClientRect()]
  if (inner.top >= outer.top && inner.bottom <= outer.bottom) return
  menu.scrollTop += inner.top - outer.top - outer.height / 2
}
