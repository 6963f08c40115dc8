import {setTimeout as wait} from 'node:timers/promises'
import {SiteError} from '@lectern/shared/problems/site-problem'
import type {z} from '@lectern/shared/schema/schema'
import {describeNetworkError} from '../publish/network-error.js'

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
 * Sends a request. Retries if the host is overloaded.
 *
 * @throws SiteError `deploy-request-failed`. The message contains no credentials.
 */
export async function requestApi(api: HostApi, request: ApiRequest): Promise<Response> {
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
      throw createFailure(api, `can't be reached: ${describeNetworkError(error)}`, 0)
    }
  )
  const {status} = response
  if (!response.ok && !accepted.includes(status))
    throw createFailure(api, `responded to ${method} ${path} with HTTP status ${status}`, status)
  return response
}

/**
 * Sends a request and parses the response.
 *
 * @param schema - The parts of the response that are used.
 * @throws SiteError `deploy-request-failed`, also if the response has different data.
 */
export async function requestData<Data>(
  api: HostApi,
  schema: z.ZodType<Data>,
  request: ApiRequest
): Promise<{status: number; data: Data}> {
  const response = await requestApi(api, request)
  const {status} = response
  const result = schema.safeParse(parseJson(await response.text()))
  if (result.success) return {status, data: result.data}
  const {method = 'GET', path} = request
  throw createFailure(api, `responded to ${method} ${path} with unexpected data`, status)
}

/** Returns `undefined` for text that isn't JSON, such as the HTML page of a proxy. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
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
