import {findHashTarget} from '@lectern/client'
import type {TocItem} from '@lectern/types'
import {useEffect, useState} from 'react'
import {findActiveHeading, type HeadingPosition} from './find-active-heading.js'

/** Distance that readers can scroll back after a jump without leaving the section, in CSS pixels. */
const READ_TOLERANCE = 20

/**
 * Returns the ID of the current section. Headings are measured when the page's height changes, but
 * not while the reader scrolls.
 *
 * @param headings - In page order.
 * @param lookahead - Part of the window, from its top, in which the first section is already current.
 */
export function useActiveHeading(
  headings: readonly Pick<TocItem, 'id'>[],
  lookahead = 0.5
): string | undefined {
  const [active, setActive] = useState<string>()
  const key = headings.map(({id}) => id).join('\n')
  useEffect(() => {
    return key === '' ? undefined : followHeadings(key.split('\n'), lookahead, setActive)
  }, [key, lookahead])
  return active
}

function followHeadings(
  ids: readonly string[],
  lookahead: number,
  onActive: (id: string | undefined) => void
): () => void {
  let headings: readonly HeadingPosition[] = []
  let sizes = {windowHeight: 0, pageHeight: 0, readLine: 0}
  // The heading that the reader navigated to, even if it can't scroll to the top of the window.
  let target: HeadingPosition | undefined
  const update = () => {
    if (target && Math.abs(scrollY - target.top) > 1) target = undefined
    onActive(target?.id ?? findActiveHeading(headings, {...sizes, lookahead, scrollTop: scrollY}))
  }
  const measure = () => {
    const {clientHeight: windowHeight, scrollHeight: pageHeight} = document.documentElement
    sizes = {windowHeight, pageHeight, readLine: findReadLine()}
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

/** Returns the distance from the top of the window below which a heading is after a jump. */
function findReadLine(): number {
  const padding = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop)
  return (padding || 0) + READ_TOLERANCE
}

function measureHeadings(ids: readonly string[]): HeadingPosition[] {
  return ids.flatMap((id) => {
    const heading = document.getElementById(id)
    // A heading in a closed tab has no position.
    if (!heading || heading.getClientRects().length === 0) return []
    return [{id, top: heading.getBoundingClientRect().top + scrollY}]
  })
}
