import {useSiteData} from '@lectern/client'
import {type MouseEvent, useDeferredValue, useEffect, useLayoutEffect, useRef} from 'react'
import {installStyles} from '../browser/install-styles.js'
import type {Search} from '../browser/use-search.js'
import css from '../styles/search-ask.css' with {type: 'text'}
import {AnswerStatus} from './AnswerStatus.js'
import {AnswerText} from './AnswerText.js'
import {AskButtons} from './AskButtons.js'
import {Sources} from './Sources.js'
import {useAnswer} from './use-answer.js'

/** Props of `AskPanel`. */
export interface AskPanelProps {
  search: Search
  question: string
  /** Returns to the results. */
  onBack(): void
  /** Closes the modal. */
  onClose(): void
}

/** Panel with the answer to a question, based on sections of the site. */
export function AskPanel({search, question, onBack, onClose}: AskPanelProps) {
  const {currentLocale: language} = useSiteData()
  const answer = useAnswer({search, question, language})
  const {status, passages} = answer
  // Deferred, so that a busy browser skips intermediate states.
  const text = useDeferredValue(answer.text)
  const panel = useRef<HTMLElement>(null)
  useLayoutEffect(() => installStyles(css), [])
  useEffect(() => panel.current?.focus(), [])
  const onFollow = (event: MouseEvent) => {
    // Clicks that open a new tab keep the modal open.
    if (!event.ctrlKey && !event.metaKey && !event.shiftKey) onClose()
  }
  return (
    <section ref={panel} className="search-ask__panel" aria-label={question} tabIndex={-1}>
      <h2>{question}</h2>
      <div aria-live="polite" aria-busy={status === 'loading'}>
        <AnswerText text={text} passages={passages} onFollow={onFollow} />
      </div>
      <AnswerStatus status={status} question={question} />
      {status === 'done' && <Sources text={text} passages={passages} onFollow={onFollow} />}
      <AskButtons answer={answer} onBack={onBack} />
    </section>
  )
}
