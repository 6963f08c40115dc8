import {joinRoutePath} from '@lectern/shared/url/url-path'

/** The route path of a page file: its path without ending; `index` stands for its folder. */
export function createPagePath(routeBasePath: string, file: string): string {
  const bare = file.replace(/\.\w+$/, '').replace(/(^|\/)index$/, '')
  return joinRoutePath(routeBasePath, bare)
}
