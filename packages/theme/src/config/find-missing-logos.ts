import {existsSync} from 'node:fs'
import path from 'node:path'
import {isExternalUrl} from '@lectern/shared/url/url-path'
import type {LogoConfig, ThemeConfig} from '@lectern/types'
import type {ConfigIssue} from './config-issue.js'

/**
 * Finds logos whose file isn't in any static folder.
 *
 * @param staticDirs - Absolute paths.
 */
export function findMissingLogos(
  {navbar, footer}: Pick<ThemeConfig, 'navbar' | 'footer'>,
  staticDirs: readonly string[]
): ConfigIssue[] {
  const logos = [
    ['navbar', navbar.logo],
    ['footer', footer?.logo]
  ] as const
  return logos.flatMap(([owner, logo]) =>
    (['src', 'srcDark'] as const)
      .filter((key) => isMissing(logo?.[key], staticDirs))
      .map((key) => describeMissing([owner, 'logo', key], logo?.[key] ?? '', staticDirs))
  )
}

function isMissing(src: LogoConfig['srcDark'], staticDirs: readonly string[]): boolean {
  if (src === undefined || isExternalUrl(src)) return false
  const file = toFile(src)
  return !staticDirs.some((folder) => existsSync(path.join(folder, file)))
}

/** Converts a URL path to a file path relative to a static folder. */
function toFile(src: string): string {
  const pathname = src.replace(/[?#].*$/s, '').replace(/^\//, '')
  try {
    return decodeURIComponent(pathname)
  } catch {
    // The path contains a `%` that isn't part of an escape sequence, so it's used unchanged.
    return pathname
  }
}

function describeMissing(
  place: readonly string[],
  src: string,
  staticDirs: readonly string[]
): ConfigIssue {
  const folder = path.basename(staticDirs[0] ?? 'static')
  return {
    path: place,
    message: `The logo ${src} in \`${place.join('.')}\` doesn't exist.`,
    hint: `Add the file to a static folder (${folder}/${toFile(src)}), or fix the path.`
  }
}
