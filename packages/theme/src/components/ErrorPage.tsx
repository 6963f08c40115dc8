export interface ErrorPageProps {
  error: Error
  tryAgain(): void
}

/** Shown instead of a page that threw while rendering. Uses nothing that could throw again. */
export default function ErrorPage({error, tryAgain}: ErrorPageProps) {
  return (
    <main className="message-page" role="alert">
      <h1 className="message-page__title">This page crashed.</h1>
      <pre className="message-page__detail">{error.message}</pre>
      <p className="message-page__actions">
        <button type="button" className="button button--primary" onClick={tryAgain}>
          Try again
        </button>
      </p>
    </main>
  )
}
