import {comparablePath, removeBaseUrl} from '@lectern/shared/url/url-path'

/**
 * The open route below which an address lies (`exact: false`): a host knows nothing of such routes and
 * answers with the not-found page.
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
