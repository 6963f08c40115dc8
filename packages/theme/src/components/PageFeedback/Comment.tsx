import {translate} from '@lectern/client'
import {type FormEvent, useEffect, useId, useRef} from 'react'

/** A reader's vote about a page. */
export type PageVote = 'up' | 'down'

/** Maximum length of the text, as in the events of the insight plugin. */
const MAX_TEXT = 500

/** Props of `@theme/PageFeedback/Comment`. */
export interface PageFeedbackCommentProps {
  vote: PageVote
  /** Called with the text, which is empty if the reader skips the field. */
  onDone(text: string): void
}

/** An optional text about a vote. */
export default function PageFeedbackComment({vote, onDone}: PageFeedbackCommentProps) {
  const id = useId()
  const hintId = `${id}-hint`
  const form = useRef<HTMLFormElement>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    // A focused field would open the keyboard of a touchscreen.
    const target = matchMedia('(pointer: coarse)').matches ? form : field
    target.current?.focus({preventScroll: true})
  }, [])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onDone(field.current?.value.trim() ?? '')
  }
  return (
    <form
      ref={form}
      tabIndex={-1}
      className="page-feedback__comment"
      aria-labelledby={id}
      onSubmit={submit}
    >
      <label id={id} htmlFor={`${id}-text`}>
        {labelOf(vote)}
      </label>
      <textarea
        ref={field}
        id={`${id}-text`}
        rows={3}
        maxLength={MAX_TEXT}
        aria-describedby={hintId}
      />
      <p id={hintId} className="page-feedback__hint">
        {translate({
          id: 'theme.PageFeedback.hint',
          message: 'Don’t enter any personal data.'
        })}
      </p>
      <Buttons onSkip={() => onDone('')} />
    </form>
  )
}

function labelOf(vote: PageVote): string {
  return vote === 'up'
    ? translate({id: 'theme.PageFeedback.upLabel', message: 'What helped you? (optional)'})
    : translate({id: 'theme.PageFeedback.downLabel', message: 'What could be better? (optional)'})
}

function Buttons({onSkip}: {onSkip(): void}) {
  return (
    <div className="page-feedback__votes">
      <button type="submit" className="page-feedback__button">
        {translate({id: 'theme.PageFeedback.send', message: 'Send'})}
      </button>
      <button
        type="button"
        className="page-feedback__button page-feedback__button--plain"
        onClick={onSkip}
      >
        {translate({id: 'theme.PageFeedback.skip', message: 'Skip'})}
      </button>
    </div>
  )
}
