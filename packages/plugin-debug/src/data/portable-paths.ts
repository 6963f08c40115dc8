import path from 'node:path'
import {isInside, relativePath} from '@lectern/shared/files/relative-path'
import type {JsonValue} from '@lectern/types'

/**
 * Replaces absolute paths of files in the site, and next to it, by paths that start with `@site`. The
 * published data then doesn't show where the site was built, and is the same on every machine.
 *
 * @param name - Name of the field with the value.
 */
export function replaceAbsolutePaths(value: JsonValue, siteDir: string, name = ''): JsonValue {
  if (typeof value === 'string') {
    const isFile = path.isAbsolute(value) && (name === 'absolutePath' || isInside(value, siteDir))
    return isFile ? `@site/${relativePath(siteDir, value)}` : value
  }
  if (value === null || typeof value !== 'object') return value
  if (Array.isArray(value)) return value.map((item) => replaceAbsolutePaths(item, siteDir, name))
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, replaceAbsolutePaths(item, siteDir, key)])
  )
}
