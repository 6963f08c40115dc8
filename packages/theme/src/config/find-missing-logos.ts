import {isStaticFileMissing, type StaticSite, toStaticPath} from '@lectern/shared/pages/static-file'
import type {LogoConfig, ThemeConfig} from '@lectern/types'
import type {ConfigIssue} from './config-issue.js'

/** Finds logos whose file isn't in any static folder. */
export function findMissingLogos(
  {navbar, footer}: Pick<ThemeConfig, 'navbar' | 'footer'>,
  site: StaticSite
): ConfigIssue[] {
  const logos = [
    ['navbar', navbar.logo],
    ['footer', footer?.logo]
  ] as const
  return logos.flatMap(([owner, logo]) =>
    (['src', 'srcDark'] as const)
      .filter((key) => isMissing(logo?.[key], site))
      .map((key) => describeMissing([owner, 'logo', key], logo?.[key] ?? '', site))
  )
}

function isMissing(src: LogoConfig['srcDark'], site: StaticSite): boolean {
  return src !== undefined && isStaticFileMissing(src, site)
}

function describeMissing(
  place: readonly string[],
  src: string,
  {siteConfig: {staticDirectories}}: StaticSite
): ConfigIssue {
  return {
    path: place,
    message: `The logo ${src} in \`${place.join('.')}\` doesn't exist.`,
    hint: `Add the file to a static folder (${staticDirectories[0] ?? 'static'}/${toStaticPath(src)}), or fix the path.`
  }
}
