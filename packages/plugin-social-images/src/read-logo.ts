import {ownValue} from '@lectern/shared/objects/own-value'
import fs from 'node:fs'
import path from 'node:path'
import {readFileStats} from '@lectern/shared/files/file-stats'
import type {SiteConfig} from '@lectern/types'

const TYPES: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg'
}

/**
 * Returns the navbar logo as a data URI. Prefers the logo for dark mode, because the default design
 * is dark. Returns `undefined` if the logo isn't a supported file in the site.
 */
export function readLogo(
  {themeConfig, staticDirectories}: Pick<SiteConfig, 'themeConfig' | 'staticDirectories'>,
  siteDir: string
): string | undefined {
  const {navbar} = themeConfig as {navbar?: {logo?: {src?: unknown; srcDark?: unknown}}}
  const src = navbar?.logo?.srcDark ?? navbar?.logo?.src
  if (typeof src !== 'string') return undefined
  const type = ownValue(TYPES, path.extname(src).toLowerCase())
  const file = staticDirectories
    .map((folder) => path.join(path.resolve(siteDir, folder), src))
    .findLast((name) => readFileStats(name))
  if (type === undefined || file === undefined) return undefined
  return `data:${type};base64,${fs.readFileSync(file).toString('base64')}`
}
