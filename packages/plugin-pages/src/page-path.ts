import {joinRoutePath} from '@lectern/shared/url/url-path'

/** Returns the route path of a page file: its path without extension. `index` is the path of its folder. */
export function createPagePath(routeBasePath: string, file: string): string {
  const bare = file.replace(/\.\w+$/, '').replace(/(^|\/)index$/, '')
  return joinRoutePath(routeBasePath, bare)
}
