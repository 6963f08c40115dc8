import {existsSync} from 'node:fs'
import path from 'node:path'
import type {SiteContext, SiteProblem} from '@lectern/types'
import {isExternalUrl} from '../url/url-path.js'
import {decodeUrlPart} from '../url/decode-url.js'

/** The parts of a site that decide where its static files are. */
export interface StaticSite extends Pick<SiteContext, 'siteDir'> {
  siteConfig: Pick<SiteContext['siteConfig'], 'staticDirectories' | 'baseUrl'>
}

/** Returns whether no static folder has the file of a URL path. External URLs aren't checked. */
export function isStaticFileMissing(src: string, {siteDir, siteConfig}: StaticSite): boolean {
  const {staticDirectories, baseUrl} = siteConfig
  if (isExternalUrl(src)) return false
  const files = [toStaticPath(src)]
  if (baseUrl !== '/' && src.startsWith(baseUrl))
    files.push(toStaticPath(src.slice(baseUrl.length)))
  return !staticDirectories.some((folder) =>
    files.some((file) => existsSync(path.resolve(siteDir, folder, file)))
  )
}

/** Converts a URL path to a file path relative to a static folder. */
export function toStaticPath(src: string): string {
  return decodeUrlPart(src.replace(/[?#].*$/s, '').replace(/^\//, ''))
}

/**
 * Creates the warning for a missing static file.
 *
 * @param subject - Start of the message, such as `The favicon`.
 */
export function createStaticProblem(
  subject: string,
  src: string,
  position: SiteProblem['position'],
  {siteConfig: {staticDirectories}}: StaticSite
): SiteProblem {
  return {
    code: 'static-file-missing',
    policy: 'warn',
    message: `${subject} ${src} doesn't exist.`,
    position,
    hint: `Add the file to a static folder (${staticDirectories[0] ?? 'static'}/${toStaticPath(src)}), or fix the path. Filenames are case-sensitive.`
  }
}
