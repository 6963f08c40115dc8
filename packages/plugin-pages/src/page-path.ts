import {joinRoutePath} from '@lectern/shared/url/url-path'

/**
 * Returns the route path of a file, which is its path without the extension. An `index` file gets
 * the path of its folder.
 */
export function createPagePath(routeBasePath: string, file: string): string {
  const bare = file.replace(/\.\w+$/, '').replace(/(^|\/)index$/, '')
  return joinRoutePath(routeBasePath, bare)
}
