import {translate} from '@lectern/client'
import type {ErrorPageProps} from '@lectern/client'

/** Error message with a button to try again. Avoids components that could throw. */
export default function ErrorPageContent({error, tryAgain}: ErrorPageProps) {
  return (
    <div className="message-page" role="alert">
      <h1 className="message-page__title">
        {translate({id: 'theme.ErrorPageContent.title', message: 'This page crashed.'})}
      </h1>
      <pre className="message-page__detail">{error.message}</pre>
      <p className="message-page__actions">
        <button type="button" className="button button--primary" onClick={tryAgain}>
          {translate({id: 'theme.ErrorPageContent.tryAgain', message: 'Try again'})}
        </button>
        <button type="button" className="button" onClick={() => location.reload()}>
          {translate({id: 'theme.ErrorPageContent.reload', message: 'Reload the page'})}
        </button>
      </p>
    </div>
  )
}
