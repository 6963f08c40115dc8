import {Component, useContext, type ReactNode} from 'react'
import {PageContext} from '../context/page-context.js'

/** What stands in for components that threw. */
export interface ErrorPageProps {
  error: Error
  /** Render what threw once more. */
  tryAgain(): void
}

/** Props of `<ErrorBoundary>`. */
export interface ErrorBoundaryProps {
  /** Stands in for the children while they cannot be rendered; plain words by default. */
  fallback?: (props: ErrorPageProps) => ReactNode
  children?: ReactNode
}

/**
 * Shows its fallback in place of children that throw, until they are tried again or the reader goes to
 * another page (specification §4, error boundary). While prerendering nothing is caught: the build
 * reports what throws.
 */
export function ErrorBoundary(props: ErrorBoundaryProps) {
  return <PageBoundary {...props} page={useContext(PageContext)?.page.path} />
}

interface PageBoundaryProps extends ErrorBoundaryProps {
  /** Path of the shown page; another page starts without the error. */
  page: string | undefined
}

interface PageBoundaryState {
  page: string | undefined
  error?: Error
}

/** `ErrorBoundary` for where the page's own context is not at hand. */
export class PageBoundary extends Component<PageBoundaryProps, PageBoundaryState> {
  override state: PageBoundaryState = {page: this.props.page}

  static getDerivedStateFromError(thrown: unknown): Partial<PageBoundaryState> {
    return {error: thrown instanceof Error ? thrown : new Error(String(thrown))}
  }

  static getDerivedStateFromProps(
    {page}: PageBoundaryProps,
    state: PageBoundaryState
  ): Partial<PageBoundaryState> | null {
    return page === state.page ? null : {page, error: undefined}
  }

  override render(): ReactNode {
    const {fallback = PlainError, children} = this.props
    const {error} = this.state
    if (!error) return children
    return fallback({error, tryAgain: () => this.setState({error: undefined})})
  }
}

/** Uses nothing that could throw again: what is shown when all else fails. */
function PlainError({error, tryAgain}: ErrorPageProps) {
  return (
    <div className="message-page" role="alert">
      <p className="message-page__title">This page crashed.</p>
      <pre className="message-page__detail">{error.message}</pre>
      <button type="button" className="button button--primary" onClick={tryAgain}>
        Try again
      </button>
    </div>
  )
}
