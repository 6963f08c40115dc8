import {ownValue} from '@lectern/shared/objects/own-value'

/** Result of requesting an external URL. */
export type UrlStatus =
  | {kind: 'ok'}
  /** The host returns "not found" or doesn't exist. */
  | {kind: 'broken'; reason: string}
  /** The state can't be determined right now. */
  | {kind: 'unreachable'; reason: string}
  /** The host rejects automated requests, so the state is unknown. */
  | {kind: 'refused'; reason: string}

/** Access to the network and the clock, which tests replace. */
export interface Requester {
  fetch(url: string, init: RequestInit): Promise<Response>
  /** Waits for a number of milliseconds. */
  wait(milliseconds: number): Promise<void>
  userAgent: string
  /** Maximum time until the response, in milliseconds. */
  timeout: number
  retries: number
}

/** Statuses that hosts use to reject automated requests. */
const REFUSED: ReadonlySet<number> = new Set([401, 402, 403, 407, 418, 429, 451, 999])
const LONGEST_WAIT = 30_000

/**
 * Requests a URL. Tries `HEAD` first to save traffic, and then `GET`, because many hosts don't
 * support `HEAD` correctly. Retries after temporary errors, with the delay that the host specifies.
 */
export async function requestUrl(url: string, requester: Requester): Promise<UrlStatus> {
  let result: UrlStatus = {kind: 'unreachable', reason: 'no response'}
  for (let attempt = 0; attempt <= requester.retries; attempt++) {
    const head = await sendRequest(url, 'HEAD', requester)
    if (head.result.kind === 'ok') return head.result
    const tried = await sendRequest(url, 'GET', requester)
    result = tried.result
    const isTransient = result.kind === 'unreachable' || tried.status === 429
    if (!isTransient || attempt === requester.retries) break
    await requester.wait(Math.min(LONGEST_WAIT, tried.retryAfter ?? 1000 * 2 ** attempt))
  }
  return result
}

interface Attempt {
  result: UrlStatus
  status?: number
  /** Delay in milliseconds. */
  retryAfter?: number
}

async function sendRequest(
  url: string,
  method: 'HEAD' | 'GET',
  requester: Requester
): Promise<Attempt> {
  try {
    const response = await requester.fetch(url, {
      method,
      redirect: 'follow',
      headers: {'user-agent': requester.userAgent, accept: 'text/html,*/*;q=0.8'},
      signal: AbortSignal.timeout(requester.timeout)
    })
    // Only the status matters, so ignore errors while reading the body.
    await response.body?.cancel().catch(() => {})
    const {status} = response
    const seconds = Number(response.headers.get('retry-after') ?? Number.NaN)
    return {
      result: classifyStatus(status),
      status,
      retryAfter: Number.isFinite(seconds) && seconds >= 0 ? seconds * 1000 : undefined
    }
  } catch (error) {
    return {result: classifyError(error)}
  }
}

function classifyStatus(status: number): UrlStatus {
  const reason = `status ${status}`
  if (status < 400) return {kind: 'ok'}
  if (REFUSED.has(status)) return {kind: 'refused', reason}
  return {kind: status >= 500 || status === 408 ? 'unreachable' : 'broken', reason}
}

/** Messages for permanent errors, by error code. */
const PERMANENT_ERRORS: Readonly<Record<string, string>> = {
  ENOTFOUND: "the host doesn't exist",
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is for a different host',
  CERT_HAS_EXPIRED: 'its certificate has expired',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'its certificate is self-signed'
}

function classifyError(error: unknown): UrlStatus {
  const permanent = ownValue(PERMANENT_ERRORS, codeOf(error) ?? '')
  if (permanent) return {kind: 'broken', reason: permanent}
  return {kind: 'unreachable', reason: describeFailure(error)}
}

/** Returns the reason for an error of `fetch`, as the end of a sentence. */
export function describeFailure(error: unknown): string {
  if (error instanceof DOMException && error.name === 'TimeoutError') return 'the request timed out'
  const cause = error instanceof Error ? error.cause : undefined
  return codeOf(error) ?? (cause instanceof Error ? cause.message : 'the connection failed')
}

function codeOf(error: unknown): string | undefined {
  const cause = error instanceof Error ? (error.cause ?? error) : error
  const code = (cause as {code?: unknown} | undefined)?.code
  return typeof code === 'string' ? code : undefined
}
