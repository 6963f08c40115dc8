import {findHashTarget} from '@lectern/client'
import {useEffect, useState} from 'react'
import {findActiveHeading, type HeadingPosition} from './find-active-heading.js'

/**
 * Returns the ID of the current section. Headings are measured when the page's height changes, but
 * not while the reader scrolls.
 */
export function useActiveHeading(ids: readonly string[]): string | undefined {
  const [active, setActive] = useState<string>()
  const key = ids.join('\n')
  useEffect(() => (key === '' ? undefined : followHeadings(key.split('\n'), setActive)), [key])
  return active
}

function followHeadings(
  ids: readonly string[],
  onActive: (id: string | undefined) => void
): () => void {
  let headings: readonly HeadingPosition[] = []
  let sizes = {windowHeight: 0, pageHeight: 0}
  // The heading that the reader navigated to, even if it can't scroll to the top of the window.
  let target: HeadingPosition | undefined
  const update = () => {
    if (target && Math.abs(scrollY - target.top) > 1) target = undefined
    onActive(target?.id ?? findActiveHeading(headings, {...sizes, scrollTop: scrollY}))
  }
  const measure = () => {
    const {clientHeight: windowHeight, scrollHeight: pageHeight} = document.documentElement
    sizes = {windowHeight, pageHeight}
    headings = measureHeadings(ids)
    update()
  }
  const onJump = () => {
    const id = findHashTarget(location.hash)?.id
    target = id !== undefined && ids.includes(id) ? {id, top: scrollY} : undefined
    update()
  }
  // Also fires once for the initial size.
  const observer = new ResizeObserver(measure)
  observer.observe(document.body)
  addEventListener('scroll', update, {passive: true})
  addEventListener('resize', measure)
  addEventListener('hashchange', onJump)
  return () => {
    observer.disconnect()
    removeEventListener('scroll', update)
    removeEventListener('resize', measure)
    removeEventListener('hashchange', onJump)
  }
}

function measureHeadings(ids: readonly string[]): HeadingPosition[] {
  return ids.flatMap((id) => {
    const heading = document.getElementById(id)
    // A heading in a closed tab has no position.
    if (!heading || heading.getClientRects().length === 0) return []
    return [{id, top: heading.getBoundingClientRect().top + scrollY}]
  })
}
