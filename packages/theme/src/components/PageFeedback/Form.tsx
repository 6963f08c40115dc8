import {translate} from '@lectern/client'
import PageFeedbackComment, {type PageVote} from '@theme/PageFeedback/Comment'
import {useEffect, useId, useInsertionEffect, useRef, useState} from 'react'
import {addStyles} from '../../behavior/reading/add-styles.js'
import css from '../../behavior/reading/feedback.css' with {type: 'text'}

/** Props of `@theme/PageFeedback/Form`. */
export interface PageFeedbackFormProps {
  /** Whether readers can add a text to their vote. */
  text: boolean
}

/** The question, then a field for a text, and finally a thank-you message. */
export default function PageFeedbackForm({text}: PageFeedbackFormProps) {
  const [vote, setVote] = useState<PageVote>()
  const [isDone, setIsDone] = useState(false)
  const status = useRef<HTMLParagraphElement>(null)
  useInsertionEffect(() => addStyles(document, css), [])
  // The button that had the focus is gone.
  useEffect(() => {
    if (isDone) status.current?.focus()
  }, [isDone])
  const choose = (chosen: PageVote) => {
    report('site:vote', {vote: chosen})
    setVote(chosen)
    if (!text) setIsDone(true)
  }
  const finish = (comment: string) => {
    if (comment !== '') report('site:comment', {vote, text: comment})
    setIsDone(true)
  }
  return (
    <>
      {!vote && <Question onVote={choose} />}
      {vote && !isDone && <PageFeedbackComment vote={vote} onDone={finish} />}
      <p ref={status} role="status" tabIndex={-1} className="page-feedback__status">
        {isDone &&
          translate({id: 'theme.PageFeedback.thanks', message: 'Thank you for your feedback.'})}
      </p>
    </>
  )
}

function Question({onVote}: {onVote(vote: PageVote): void}) {
  const id = useId()
  return (
    <fieldset className="page-feedback__question" aria-labelledby={id}>
      <span id={id}>
        {translate({id: 'theme.PageFeedback.question', message: 'Was this page helpful?'})}
      </span>
      <div className="page-feedback__votes">
        <button type="button" className="page-feedback__button" onClick={() => onVote('up')}>
          <Thumb />
          {translate({id: 'theme.PageFeedback.yes', message: 'Yes'})}
        </button>
        <button type="button" className="page-feedback__button" onClick={() => onVote('down')}>
          <Thumb isDown />
          {translate({id: 'theme.PageFeedback.no', message: 'No'})}
        </button>
      </div>
    </fieldset>
  )
}

/** An icon of a thumb, from Lucide. */
function Thumb({isDown = false}: {isDown?: boolean}) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path
        transform={isDown ? 'rotate(180 12 12)' : undefined}
        d="M7 10v12M15 5.88 14 10h5.83a2 2 0 0 1 1.92 2.56l-2.33 8A2 2 0 0 1 17.5 22H4a2 2 0 0 1-2-2v-8a2 2 0 0 1 2-2h2.76a2 2 0 0 0 1.79-1.11L12 2a3.13 3.13 0 0 1 3 3.88Z"
      />
    </svg>
  )
}

/** Dispatches an event, which the insight plugin sends. */
function report(name: string, detail: {vote?: PageVote; text?: string}): void {
  document.dispatchEvent(new CustomEvent(name, {detail}))
}
