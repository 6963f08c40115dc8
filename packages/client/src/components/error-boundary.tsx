import {Component, useContext, type ReactNode} from 'react'
import {PageContext} from '../context/page-context.js'

/** Props of the content shown after an error. */
export interface ErrorPageProps {
  /** The error that was thrown. */
  error: Error
  /** Renders the children again. */
  tryAgain(): void
}

/** Props of `<ErrorBoundary>`. */
export interface ErrorBoundaryProps {
  /**
   * Returns the content to show after an error. Defaults to the error message and a retry button.
   */
  fallback?: (props: ErrorPageProps) => ReactNode
  /** Components whose errors are caught. */
  children?: ReactNode
}

/**
 * Shows a fallback if its children throw, until the reader tries again or opens a different page.
 * Doesn't catch errors while prerendering, which fail the build.
 */
export function ErrorBoundary(props: ErrorBoundaryProps) {
  return <PageBoundary {...props} page={useContext(PageContext)?.page.path} />
}

interface PageBoundaryProps extends ErrorBoundaryProps {
  /** Path of the shown page. Navigating to a different page clears the error. */
  page: string | undefined
}

interface PageBoundaryState {
  page: string | undefined
  error?: Error
}

/** `ErrorBoundary` for use outside the page context. */
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

/** The last fallback. Uses nothing that could throw. Themes style it as `[data-crash]`. */
function PlainError({error, tryAgain}: ErrorPageProps) {
  return (
    <div role="alert" data-crash="">
      <p>This page crashed.</p>
      <pre>{error.message}</pre>
      <button type="button" onClick={tryAgain}>
        Try again
      </button>
    </div>
  )
}
