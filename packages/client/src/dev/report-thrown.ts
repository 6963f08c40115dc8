import type {DevProblem, ThrownInBrowser} from '@lectern/types'

/**
 * Tells the server what was thrown in this page. Its answer says where that is in the author's files,
 * which only the server knows.
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
    // Without the server there is still the browser's own account.
    return {code: 'browser-error', message, excerpt: stack}
  }
}
