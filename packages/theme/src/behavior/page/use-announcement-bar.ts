import {createStorageSlot} from '@lectern/client'
import type {ThemeConfig} from '@lectern/types'
import {useEffect} from 'react'
import {ANNOUNCEMENT_DISMISSED_KEY, ANNOUNCEMENT_ID_KEY} from './announcement-keys.js'

/**
 * Remembers which announcement a reader has seen and whether it was closed, in all open tabs.
 *
 * @returns Closes the announcement.
 */
export function useAnnouncementBar(bar: ThemeConfig['announcementBar']): () => void {
  const id = bar?.isCloseable ? bar.id : undefined
  useEffect(() => {
    if (id === undefined) return
    const [seen, dismissed] = [
      createStorageSlot(ANNOUNCEMENT_ID_KEY),
      createStorageSlot(ANNOUNCEMENT_DISMISSED_KEY)
    ]
    if (seen.get() !== id) {
      seen.set(id)
      dismissed.set('false')
    }
    return dismissed.listen((answer) => markDismissed(answer === 'true'))
  }, [id])
  return () => {
    createStorageSlot(ANNOUNCEMENT_DISMISSED_KEY).set('true')
    markDismissed(true)
    // The button that had the focus is gone: what comes next takes it.
    const next = [...document.querySelectorAll<HTMLElement>('.navbar :is(a, button)')]
    next.find((element) => element.checkVisibility())?.focus({preventScroll: true})
  }
}

/** The same attribute that the script in the head sets; its name is known to sites' own styles. */
function markDismissed(isDismissed: boolean): void {
  document.documentElement.dataset.announcementBarInitiallyDismissed = String(isDismissed)
}
