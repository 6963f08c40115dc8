import {Component, type ReactNode} from 'react'

/** Lets `onError` add information to errors of child components before they're handled. */
export class ErrorCauseBoundary extends Component<{
  onError: (error: Error) => Error
  children: ReactNode
}> {
  override componentDidCatch(error: Error): never {
    throw this.props.onError(error)
  }

  override render(): ReactNode {
    return this.props.children
  }
}

/** Button that retries rendering after an error. */
export function ErrorBoundaryTryAgainButton(props: {onClick(): void; className?: string}) {
  return (
    <button type="button" {...props}>
      Try again
    </button>
  )
}

/** Message of an error and its cause. */
export function ErrorBoundaryError({error}: {error: Error}) {
  const cause = error.cause instanceof Error ? `\n${error.cause.message}` : ''
  return <p>{error.message + cause}</p>
}

/** Fallback for a part of the page that failed to render. */
export function ErrorBoundaryErrorMessageFallback({
  error,
  tryAgain
}: {
  error: Error
  tryAgain(): void
}) {
  return (
    <div>
      <p>This page crashed.</p>
      <ErrorBoundaryTryAgainButton onClick={tryAgain} />
      <ErrorBoundaryError error={error} />
    </div>
  )
}

/** Error for a hook that's used outside its provider. */
export class ReactContextError extends Error {
  constructor(providerName: string, additionalInfo = '') {
    super(`The hook is used outside of <${providerName}>. ${additionalInfo}`.trim())
    this.name = 'ReactContextError'
  }
}
