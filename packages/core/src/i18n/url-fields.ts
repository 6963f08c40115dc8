import {findPathIssue} from '@lectern/shared/files/output-path'
import {z} from '@lectern/shared/schema/schema'
import {addTrailingSlash} from '@lectern/shared/url/url-path'

/** Schema for the origin of a site or locale. The result has no trailing slash. */
export const originField = z
  .string()
  .refine(
    (url) => /^https?:\/\/[^/]+\/?$/.test(url),
    'an origin such as "https://example.com", without a path'
  )
  .transform((url) => url.replace(/\/$/, ''))

/**
 * Creates the schema for the base URL of a site or locale. The result starts and ends with a slash.
 *
 * @param example - Valid path for messages.
 */
export function createBasePathField(example: string) {
  return z.string().refine(isBasePath, `a path such as "${example}"`).transform(addTrailingSlash)
}

/**
 * Returns whether a path is a valid base URL. Browsers treat `//host/` as another host, and resolve
 * `.` and `..`.
 */
export function isBasePath(path: string): boolean {
  const name = path.replace(/^\/|\/$/g, '')
  return path.startsWith('/') && !/[?#%\s]/.test(path) && (name === '' || !findPathIssue(name))
}
