import {useIsBrowser, useThemeConfig} from '@lectern/client'
import type {SearchModalProps} from './SearchModal.js'
import {type ComponentType, useCallback, useEffect, useRef, useState} from 'react'
import {searchLabel} from '../browser/search-label.js'
import type {SearchConfig} from '../search-config.js'

const loadModal = () => import('@theme/SearchModal')

/** Opens the search; what it needs is loaded when a reader comes near (specification §4, Search modal). */
export default function SearchBar() {
  const config = useThemeConfig<{search: SearchConfig}>().search
  const button = useRef<HTMLButtonElement>(null)
  const [Modal, setModal] = useState<ComponentType<SearchModalProps>>()
  const [isOpen, setOpen] = useState(false)
  const open = useCallback(() => {
    setOpen(true)
    loadModal().then(
      (loaded) => setModal(() => loaded.default),
      (error: unknown) => {
        setOpen(false)
        console.error('The search cannot be loaded.', error)
      }
    )
  }, [])
  const close = useCallback(() => {
    setOpen(false)
    button.current?.focus({preventScroll: true})
  }, [])
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isShortcut(event, isOpen)) return
      event.preventDefault()
      isOpen ? close() : open()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [isOpen, open, close])
  const isMac = useIsBrowser() && /mac|iphone|ipad/i.test(navigator.platform)
  // What fails here fails again, and is told, when the search is opened.
  const prepare = () => void loadModal().catch(() => {})
  return (
    <>
      <button
        ref={button}
        type="button"
        className="search-button"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K /"
        onClick={open}
        onMouseEnter={prepare}
        onFocus={prepare}
        onTouchStart={prepare}
      >
        <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM15.5 15.5 20 20" />
        </svg>
        <span className="search-button__label">{searchLabel(config)}</span>
        <span className="search-button__key" aria-hidden="true">
          <kbd>{isMac ? '⌘ K' : 'Ctrl K'}</kbd>
        </span>
      </button>
      {isOpen && Modal && <Modal onClose={close} />}
    </>
  )
}

/** Ctrl or Cmd+K anywhere; `/` outside of what takes text; Escape closes. */
function isShortcut(event: KeyboardEvent, isOpen: boolean): boolean {
  if (isOpen && event.key === 'Escape') return true
  if (event.key.toLowerCase() === 'k' && (event.metaKey || event.ctrlKey)) return true
  const isFree = !event.metaKey && !event.ctrlKey && !event.altKey
  return event.key === '/' && isFree && !isOpen && !takesText(event.target)
}

function takesText(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(?:INPUT|SELECT|TEXTAREA)$/.test(target.tagName))
  )
}
