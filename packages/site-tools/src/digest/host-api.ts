import {setTimeout as wait} from 'node:timers/promises'
import {messageOf, SiteError} from '@lectern/shared/problems/site-problem'

/** Access to a host's API. */
export interface HostApi {
  /** Name of the target for messages. */
  title: string
  /** Without a trailing slash. */
  url: string
  token: string
  fetch: typeof globalThis.fetch
}

/** A request to a host's API. */
export interface ApiRequest {
  method?: string
  path: string
  /** Sent as JSON instead of `body`. */
  json?: unknown
  body?: BodyInit
  headers?: Readonly<Record<string, string>>
  /** Replaces the user's token. */
  token?: string
  /** Status codes of expected errors. */
  accepted?: readonly number[]
}

/** Maximum number of attempts while a host is overloaded. */
const ATTEMPTS = 4

/** Milliseconds before the first retry. The delay doubles with each retry. */
const PAUSE = 500

/**
 * Sends a request and parses the response. Retries if the host is overloaded.
 *
 * @throws SiteError `deploy-request-failed`. The message contains no credentials.
 */
export async function requestApi<Answer>(
  api: HostApi,
  request: ApiRequest
): Promise<{status: number; data: Answer}> {
  const {method = 'GET', path, json, body, headers, token = api.token, accepted = []} = request
  const init: RequestInit = {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(json !== undefined && {'content-type': 'application/json'}),
      ...headers
    },
    body: json === undefined ? body : JSON.stringify(json)
  }
  const response = await sendRepeatedly(() => api.fetch(`${api.url}${path}`, init)).catch(
    (error: unknown) => {
      throw createFailure(api, `can't be reached: ${messageOf(error)}`, 0)
    }
  )
  const {status} = response
  if (!response.ok && !accepted.includes(status))
    throw createFailure(api, `responded to ${method} ${path} with HTTP status ${status}`, status)
  const text = await response.text()
  return {status, data: (text === '' ? {} : JSON.parse(text)) as Answer}
}

async function sendRepeatedly(send: () => Promise<Response>, attempt = 1): Promise<Response> {
  const response = await send()
  const isBusy = response.status === 429 || response.status >= 500
  if (!isBusy || attempt === ATTEMPTS) return response
  await response.arrayBuffer()
  await wait(PAUSE * 2 ** (attempt - 1))
  return sendRepeatedly(send, attempt + 1)
}

function createFailure({title}: HostApi, what: string, status: number): SiteError {
  const isDenied = status === 401 || status === 403
  return new SiteError({
    code: 'deploy-request-failed',
    message: `${title} ${what}.`,
    hint: isDenied
      ? 'Check the token in the environment and its permissions.'
      : 'Run the command again.'
  })
}

/** Creates the error for hosts without a previous deployment. */
export function noPreviousDeploy({title}: HostApi): SiteError {
  return new SiteError({
    code: 'deploy-rollback-impossible',
    message: `${title} has no previous deployment to restore.`,
    hint: 'Check out the commit of the previous site, build it and run `site deploy apply`.'
  })
}
