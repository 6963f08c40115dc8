import {translate} from '@lectern/client'
import type {AnswerState} from './answer-question.js'

interface AnswerStatusProps extends Pick<AnswerState, 'status'> {
  question: string
}

/** Shows that an answer is being generated, or why there isn't one. */
export function AnswerStatus({status, question}: AnswerStatusProps) {
  return (
    <p className="search-ask__note" role="status">
      {status === 'loading' &&
        translate({id: 'theme.SearchAsk.writing', message: 'Writing an answer…'})}
      {status === 'empty' &&
        translate(
          {id: 'theme.SearchPage.noResultsFor', message: 'No results for “{query}”'},
          {query: question}
        )}
      {status === 'busy' &&
        translate({
          id: 'theme.SearchAsk.busy',
          message: 'Too many questions at the moment. Try again later.'
        })}
      {status === 'failed' &&
        translate({id: 'theme.SearchAsk.failed', message: 'The answer could not be loaded.'})}
    </p>
  )
}
