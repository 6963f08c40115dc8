import {Component, type ComponentType, type ReactNode} from 'react'

export interface ErrorPageProps {
  error: Error
  tryAgain(): void
}

interface ErrorBoundaryProps {
  /** Path of the page inside; another page starts without the error. */
  page: string
  ErrorPage: ComponentType<ErrorPageProps>
  children: ReactNode
}

interface ErrorBoundaryState {
  page: string
  error?: Error
}

/** Shows the theme's error page in place of a page that throws, until it is tried again or left. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = {page: this.props.page}

  static getDerivedStateFromError(thrown: unknown): Partial<ErrorBoundaryState> {
    return {error: thrown instanceof Error ? thrown : new Error(String(thrown))}
  }

  static getDerivedStateFromProps(
    {page}: ErrorBoundaryProps,
    state: ErrorBoundaryState
  ): Partial<ErrorBoundaryState> | null {
    return page === state.page ? null : {page, error: undefined}
  }

  override render(): ReactNode {
    const {ErrorPage, children} = this.props
    const {error} = this.state
    if (!error) return children
    return <ErrorPage error={error} tryAgain={() => this.setState({error: undefined})} />
  }
}
