import {translate} from '@lectern/client'
import type {LoadingProps} from '@lectern/client'

/** Placeholder while code is loading. Shows nothing at first, then a spinner, or the error. */
export default function Loading({error, pastDelay, retry}: LoadingProps) {
  if (error) {
    return (
      <div className="theme-loading theme-loading--failed" role="alert">
        <p className="theme-loading__error">{error.message}</p>
        <button type="button" className="button button--sm" onClick={retry}>
          {translate({id: 'theme.Loading.retry', message: 'Retry'})}
        </button>
      </div>
    )
  }
  if (!pastDelay) return null
  return (
    <div className="theme-loading" role="status">
      <span className="theme-loading__spinner" />
      {translate({id: 'theme.Loading.label', message: 'Loading…'})}
    </div>
  )
}
