import {useIsBrowser, useThemeConfig} from '@lectern/client'
import {type ComponentType, useCallback, useRef, useState} from 'react'
import {searchLabel} from '../browser/search-label.js'
import {useSearchShortcut} from '../browser/use-search-shortcut.js'
import type {SearchConfig} from '../config/search-config.js'
import {useAgentTools} from '../tools/use-agent-tools.js'
import type {SearchModalProps} from './SearchModal.js'

const loadModal = () => import('@theme/SearchModal')

/**
 * Button that opens the search. The modal's code is loaded as soon as the user hovers over the
 * button or focuses it (specification §4, Search modal).
 */
export default function SearchBar() {
  const config = useThemeConfig<{search: SearchConfig}>().search
  const button = useRef<HTMLButtonElement>(null)
  const {Modal, isOpen, open, dismiss} = useModal()
  const close = useCallback(() => {
    dismiss()
    button.current?.focus({preventScroll: true})
  }, [dismiss])
  const Tools = useAgentTools()
  useSearchShortcut({isOpen, open, close})
  const isMac = useIsBrowser() && /mac|iphone|ipad/i.test(navigator.platform)
  // Errors are ignored here, because opening the search reports them.
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
      {Tools && <Tools />}
      {isOpen && Modal && <Modal onClose={close} />}
    </>
  )
}

/**
 * Manages the modal, which is loaded the first time it opens. `Modal` is `undefined` until then.
 */
function useModal() {
  const [Modal, setModal] = useState<ComponentType<SearchModalProps>>()
  const [isOpen, setOpen] = useState(false)
  const open = useCallback(() => {
    setOpen(true)
    loadModal().then(
      (loaded) => setModal(() => loaded.default),
      (error: unknown) => {
        setOpen(false)
        console.error("Search couldn't be loaded.", error)
      }
    )
  }, [])
  const dismiss = useCallback(() => setOpen(false), [])
  return {Modal, isOpen, open, dismiss}
}
