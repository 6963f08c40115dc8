import type {DocsGlobalData, DocsLayoutProps, DocsVersionData} from '@lectern/types'
import {joinRoutePath} from '@lectern/shared/url/url-path'

/** A docs page and its counterparts in other versions. */
export type DocsPageLocation = Pick<DocsLayoutProps, 'version' | 'alternates'> & {
  /** Route path of the page. */
  path: string
}

/**
 * Returns the route path of a page in a different version, or `undefined` if that version doesn't have the
 * page.
 */
export function findAlternate(
  target: DocsVersionData,
  {path, version, alternates}: DocsPageLocation,
  {versions}: Pick<DocsGlobalData, 'versions'>
): string | undefined {
  const isOwn = target.name === version.name
  if (alternates?.paths) return alternates.paths[target.name] ?? (isOwn ? path : undefined)
  if (isOwn) return path
  const indexOf = (name: string) => versions.findIndex((other) => other.name === name)
  const index = indexOf(target.name)
  const isThere = ([first, last]: readonly [string, string]) =>
    indexOf(first) <= index && index <= indexOf(last)
  if (alternates?.ranges && !alternates.ranges.some(isThere)) return undefined
  const own = versions[indexOf(version.name)]?.path ?? '/'
  return joinRoutePath(target.path, own === '/' ? path : path.slice(own.length))
}
