import {comparablePath, removeBaseUrl} from '@lectern/shared/url/url-path'

/**
 * Returns the open route that contains a URL (`exact: false`). Hosts don't support these routes and respond
 * with the not-found page.
 *
 * @param urlPath - With base URL.
 */
export function findOpenPath(
  urlPath: string,
  baseUrl: string,
  open: readonly string[] = []
): string | undefined {
  const path = comparablePath(removeBaseUrl(urlPath, baseUrl) ?? '')
  return open.find((candidate) => path.startsWith(`${candidate}/`))
}
