import type {SentRequest} from './try-it-request.js'

/** The response to a request, or the reason why there isn't one. */
export interface ReceivedResponse {
  status: string
  /** Body of the response. JSON is formatted, and long text is truncated. */
  text: string
  /** Duration in milliseconds. */
  duration: number
  error?: string
}

/** Maximum number of characters to show. */
const MAX_LENGTH = 100_000

/**
 * Sends a request without cookies and without a referrer. The browser follows redirects, but drops
 * the credentials if a redirect points to a different origin.
 */
export async function sendRequest(
  {url, ...init}: SentRequest,
  signal: AbortSignal
): Promise<ReceivedResponse> {
  const start = performance.now()
  const elapsed = () => Math.round(performance.now() - start)
  try {
    const settings = {
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      cache: 'no-store'
    } as const
    const response = await fetch(url, {...init, ...settings, signal})
    const text = await response.text()
    return {
      status: `${response.status} ${response.statusText}`.trim(),
      text: format(text).slice(0, MAX_LENGTH),
      duration: elapsed()
    }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return {status: '', text: '', duration: elapsed(), error: reason}
  }
}

function format(text: string): string {
  if (text.length > MAX_LENGTH) return text
  try {
    return JSON.stringify(JSON.parse(text), undefined, 2)
  } catch {
    // The response isn't JSON, so it's shown unchanged.
    return text
  }
}
