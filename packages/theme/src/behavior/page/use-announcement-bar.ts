import {createStorageSlot} from '@lectern/client'
import type {ThemeConfig} from '@lectern/types'
import {useEffect} from 'react'
import {ANNOUNCEMENT_DISMISSED_KEY, ANNOUNCEMENT_ID_KEY} from './announcement-keys.js'

/**
 * Stores which announcement a reader has seen and whether they closed it, and keeps open browser
 * tabs in sync.
 *
 * @returns A function that closes the announcement.
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
    // The close button had the focus and is now hidden, so the focus moves to the navbar.
    const next = [...document.querySelectorAll<HTMLElement>('.navbar :is(a, button)')]
    next.find((element) => element.checkVisibility())?.focus({preventScroll: true})
  }
}

/** Sets the same attribute as the script in the head. Custom CSS may rely on its name. */
function markDismissed(isDismissed: boolean): void {
  document.documentElement.dataset.announcementBarInitiallyDismissed = String(isDismissed)
}
