import type {DevProblem, ThrownInBrowser} from '@lectern/types'

/**
 * Sends an error in this page to the server. The response contains the error's position in the
 * source, because only the server can determine it.
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
    // Without a server, the browser's error is shown.
    return {code: 'browser-error', message, excerpt: stack}
  }
}
