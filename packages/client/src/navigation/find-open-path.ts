import {comparablePath, removeBaseUrl} from '@lectern/shared/url/url-path'

/**
 * Returns the open route (`exact: false`) that contains a URL. Hosts don't know these routes and
 * respond with the 404 page.
 *
 * @param urlPath - Path including the base URL.
 */
export function findOpenPath(
  urlPath: string,
  baseUrl: string,
  open: readonly string[] = []
): string | undefined {
  const path = comparablePath(removeBaseUrl(urlPath, baseUrl) ?? '')
  return open.find((candidate) => path.startsWith(`${candidate}/`))
}
