import {findPathIssue} from '@lectern/shared/files/output-path'

/**
 * Returns whether a path is a valid base URL. Browsers treat `//host/` as another host, and resolve
 * `.` and `..`.
 */
export function isBasePath(path: string): boolean {
  const name = path.replace(/^\/|\/$/g, '')
  return path.startsWith('/') && !/[?#%\s]/.test(path) && (name === '' || !findPathIssue(name))
}
