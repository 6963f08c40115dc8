import {translate} from '@lectern/client'
import {type ComponentType, useCallback, useLayoutEffect, useState} from 'react'
import {createPortal} from 'react-dom'
import type {Search} from '../browser/use-search.js'
import type {AskPanelProps} from './AskPanel.js'

interface AskSlotProps {
  search: Search
  onClose(): void
}

/**
 * Adds a button to the modal that answers the question in the search field. The code for answers is
 * loaded only on click.
 */
export function AskSlot({search, onClose}: AskSlotProps) {
  const [modal, setModal] = useState<HTMLElement | null>(null)
  useLayoutEffect(() => setModal(document.querySelector<HTMLElement>('.DocSearch-Modal')), [])
  const {Panel, question, ask, dismiss} = usePanel()
  useFieldKeys(modal, question !== undefined, dismiss)
  if (!modal) return null
  const start = () => {
    const field = modal.querySelector<HTMLInputElement>('.DocSearch-Input')
    const text = field?.value.trim() ?? ''
    if (text === '') field?.focus()
    else ask(text)
  }
  return createPortal(
    Panel && question !== undefined ? (
      <Panel search={search} question={question} onBack={dismiss} onClose={onClose} />
    ) : (
      <div className="search-ask">
        <button type="button" className="button button--sm" onClick={start}>
          {translate({id: 'theme.SearchAsk.ask', message: 'Ask AI'})}
        </button>
      </div>
    ),
    modal
  )
}

/** Returns the panel once it has loaded, and the question to answer. */
function usePanel() {
  const [Panel, setPanel] = useState<ComponentType<AskPanelProps>>()
  const [question, setQuestion] = useState<string>()
  const ask = useCallback((text: string) => {
    setQuestion(text)
    import('./AskPanel.js').then(
      (loaded) => setPanel(() => loaded.AskPanel),
      (error: unknown) => {
        setQuestion(undefined)
        console.error("The panel for answers couldn't be loaded.", error)
      }
    )
  }, [])
  const dismiss = useCallback(() => {
    setQuestion(undefined)
    document.querySelector<HTMLInputElement>('.DocSearch-Input')?.focus()
  }, [])
  return {Panel, question, ask, dismiss}
}

/**
 * Handles keys in the search field while an answer is shown. Typing goes back to the results, and
 * Enter doesn't open a hidden result.
 */
function useFieldKeys(modal: HTMLElement | null, isAsking: boolean, dismiss: () => void): void {
  useLayoutEffect(() => {
    if (!modal || !isAsking) return
    const listeners = new AbortController()
    const options = {capture: true, signal: listeners.signal}
    modal.addEventListener('input', dismiss, options)
    modal.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
        event.preventDefault()
        event.stopPropagation()
      },
      options
    )
    return () => listeners.abort()
  }, [modal, isAsking, dismiss])
}
