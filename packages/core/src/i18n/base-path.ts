import {findPathIssue} from '@lectern/shared/files/output-path'

/** Whether a path can be a base URL: browsers take `//host/` for another host, and resolve `.` and `..`. */
export function isBasePath(path: string): boolean {
  const name = path.replace(/^\/|\/$/g, '')
  return path.startsWith('/') && !/[?#%\s]/.test(path) && (name === '' || !findPathIssue(name))
}
