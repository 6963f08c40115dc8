import {createStorageSlot} from '@lectern/client'
import type {ThemeConfig} from '@lectern/types'
import {useEffect} from 'react'

/** Where the browser keeps what its reader did with an announcement (specification §9). */
const ID_KEY = 'docusaurus.announcement.id'
const DISMISS_KEY = 'docusaurus.announcement.dismiss'

/**
 * Remembers which announcement a reader has seen and whether it was closed, in all open tabs.
 *
 * @returns Closes the announcement.
 */
export function useAnnouncementBar(bar: ThemeConfig['announcementBar']): () => void {
  const id = bar?.isCloseable ? bar.id : undefined
  useEffect(() => {
    if (id === undefined) return
    const [seen, dismissed] = [createStorageSlot(ID_KEY), createStorageSlot(DISMISS_KEY)]
    if (seen.get() !== id) {
      seen.set(id)
      dismissed.set('false')
    }
    return dismissed.listen((answer) => markDismissed(answer === 'true'))
  }, [id])
  return () => {
    createStorageSlot(DISMISS_KEY).set('true')
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
