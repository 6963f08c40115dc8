import {messageOf} from '@lectern/shared/problems/site-problem'

/**
 * Returns the reason why a request failed. The message of `fetch` is always the same, and its cause
 * contains the reason.
 */
export function describeNetworkError(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined
  const reason = cause === undefined ? '' : messageOf(cause)
  // Node tries all addresses of a host, and reports only the code of their errors.
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : ''
  return reason || code || messageOf(error)
}
