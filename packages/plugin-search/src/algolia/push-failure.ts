import type {SiteProblem} from '@lectern/types'
import {messageOf, SiteError} from '@lectern/shared/problems/site-problem'

/** An error thrown by Algolia's client. */
interface ServiceError {
  name: string
  message: string
  status?: number
}

/** Converts an error from Algolia's client to a problem that says how to fix it. */
export function describePushFailure(
  cause: unknown,
  {appId, indexName}: {appId: string; indexName: string}
): SiteError {
  const {name, message, status} = readError(cause)
  if (status === 401 || status === 403) {
    const problem: SiteProblem = {
      code: 'search-push-refused',
      message: `Algolia rejected changes to the index \`${indexName}\` of the application \`${appId}\`: ${message}.`,
      hint: 'Set ALGOLIA_ADMIN_KEY to a key of that application with the permissions `addObject`, `editSettings` and `deleteIndex`.'
    }
    return new SiteError(problem, {cause})
  }
  if (name === 'RetryError') {
    const problem: SiteProblem = {
      code: 'search-service-unreachable',
      message: `Algolia doesn't respond for the application \`${appId}\`. The index \`${indexName}\` is unchanged.`,
      hint: 'Check the network connection and `themeConfig.search.appId`, then run the command again.'
    }
    return new SiteError(problem, {cause})
  }
  const problem: SiteProblem = {
    code: 'search-push-failed',
    message: `Algolia rejected the records${status === undefined ? '' : ` (status ${status})`}: ${message}.`,
    hint: `The index \`${indexName}\` is unchanged. Run the command again.`
  }
  return new SiteError(problem, {cause})
}

function readError(error: unknown): ServiceError {
  if (!(error instanceof Error)) return {name: '', message: messageOf(error)}
  const status = 'status' in error && typeof error.status === 'number' ? error.status : undefined
  return {name: error.name, message: error.message.replace(/[.\s]+$/, ''), status}
}
