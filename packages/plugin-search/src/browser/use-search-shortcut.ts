import {createStorageSlot} from '@lectern/client'
import {useEffect} from 'react'

interface SearchState {
  isOpen: boolean
  open(): void
  close(): void
}

/** Opens and closes the search with keyboard shortcuts. */
export function useSearchShortcut({isOpen, open, close}: SearchState): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isShortcut(event, isOpen)) return
      event.preventDefault()
      isOpen ? close() : open()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [isOpen, open, close])
}

/**
 * Tests whether a key event is a search shortcut: Ctrl+K or Cmd+K anywhere, Escape while the search
 * is open, or `/` outside input fields. Users can turn off `/` in the theme.
 */
export function isShortcut(event: KeyboardEvent, isOpen: boolean): boolean {
  // Autofill sends events without a key. During composition, keys are for the input method.
  if (!event.key || event.isComposing) return false
  if (isOpen && event.key === 'Escape') return true
  if (event.key.toLowerCase() === 'k' && (event.metaKey || event.ctrlKey)) return true
  const isFree = !event.metaKey && !event.ctrlKey && !event.altKey
  if (event.key !== '/' || !isFree || isOpen || takesText(event.target)) return false
  return createStorageSlot('shortcuts').get() !== 'off'
}

function takesText(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(?:INPUT|SELECT|TEXTAREA)$/.test(target.tagName))
  )
}
