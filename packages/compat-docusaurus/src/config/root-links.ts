import {isRecord, type UnknownRecord} from '@lectern/shared/text/unknown-record'

/** Fields of navbar and footer items that contain a link. */
const LINK_FIELDS: ReadonlySet<string> = new Set(['to', 'href', 'activeBasePath'])

/**
 * Matches a path without a leading slash, but not URLs, anchors, query strings or relative file
 * paths.
 */
const WITHOUT_SLASH = /^(?![a-z][a-z\d+.-]*:)[^/#?.]/i

/**
 * Makes links in the navbar and footer start at the site root. Docusaurus treats `docs/intro` as `/docs/intro`, and
 * accepts paths that include the base URL.
 */
export function rootLinks(themeConfig: UnknownRecord, baseUrl: string): UnknownRecord {
  const {navbar, footer} = themeConfig
  return {
    ...themeConfig,
    ...(isRecord(navbar) && {navbar: rootAll(navbar, baseUrl)}),
    ...(isRecord(footer) && {footer: rootAll(footer, baseUrl)})
  }
}

function rootAll(value: unknown, baseUrl: string): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => rootAll(item, baseUrl))
  if (!isPlain(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, field]) => [
      key,
      LINK_FIELDS.has(key) && typeof field === 'string'
        ? rootPath(field, baseUrl)
        : rootAll(field, baseUrl)
    ])
  )
}

/**
 * Returns whether a value is an object literal. Other objects, such as React elements, stay
 * unchanged.
 */
function isPlain(value: unknown): value is UnknownRecord {
  return isRecord(value) && Object.getPrototypeOf(value) === Object.prototype
}

function rootPath(path: string, baseUrl: string): string {
  if (WITHOUT_SLASH.test(path)) return `/${path}`
  return baseUrl !== '/' && path.startsWith(baseUrl) ? path.slice(baseUrl.length - 1) : path
}
