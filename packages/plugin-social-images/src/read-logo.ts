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
 * The logo of the navbar as a data URI, the one for the dark mode first, since images are dark unless told
 * otherwise. None when it is not a file of the site, or of another kind.
 */
export function readLogo(
  {themeConfig, staticDirectories}: Pick<SiteConfig, 'themeConfig' | 'staticDirectories'>,
  siteDir: string
): string | undefined {
  const {navbar} = themeConfig as {navbar?: {logo?: {src?: unknown; srcDark?: unknown}}}
  const src = navbar?.logo?.srcDark ?? navbar?.logo?.src
  if (typeof src !== 'string') return undefined
  const type = TYPES[path.extname(src).toLowerCase()]
  const file = staticDirectories
    .map((folder) => path.join(siteDir, folder, src))
    .find((name) => readFileStats(name))
  if (type === undefined || file === undefined) return undefined
  return `data:${type};base64,${fs.readFileSync(file).toString('base64')}`
}
