import type {DevProblem, ThrownInBrowser} from '@lectern/types'

/**
 * Sends an error on this page to the server, which responds with its position in the source. Only
 * the server can determine the position.
 */
export async function reportThrown(error: unknown, page: string): Promise<DevProblem> {
  const {message, stack = ''} = error instanceof Error ? error : new Error(String(error))
  const thrown: ThrownInBrowser = {page, message, stack}
  try {
    const at = encodeURIComponent(location.pathname)
    const response = await fetch(`/__lectern/thrown?at=${at}`, {
      method: 'POST',
      headers: {'content-type': 'application/json'},
      body: JSON.stringify(thrown)
    })
    return (await response.json()) as DevProblem
  } catch {
    // The server isn't reachable, so show the browser's error.
    return {code: 'browser-error', message, excerpt: stack}
  }
}
