import {compareVersions} from 'compare-versions'
import type {Post} from '@lectern/plugin-blog/posts'
import {isVersion} from './release-heading.js'

/**
 * Compares releases. Newer ones come first. Releases from the same day are ordered by version,
 * highest first.
 */
export function compareReleases({summary: left}: Post, {summary: right}: Post): number {
  const [leftDay, rightDay] = [left.date.slice(0, 10), right.date.slice(0, 10)]
  if (leftDay !== rightDay) return leftDay < rightDay ? 1 : -1
  if (isVersion(left.id) && isVersion(right.id)) return compareVersions(right.id, left.id)
  return left.id < right.id ? 1 : -1
}
