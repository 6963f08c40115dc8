import {existsSync, readFileSync} from 'node:fs'
import path from 'node:path'
import {SiteError} from '@lectern/shared/problems/site-problem'
import type {JsonObject, SiteContext, SiteProblem, ThemeConfig} from '@lectern/types'
import {findMissingLogos} from './find-missing-logos.js'
import {findUnknownItemTypes} from './navbar-item-issues.js'
import {createThemeConfig, describeIssues} from './theme-config.js'

type Site = Pick<SiteContext, 'siteDir' | 'siteConfig' | 'configSource'>

/**
 * Validates `themeConfig` and the files that it refers to, and fills in defaults.
 *
 * @throws SiteError with all `theme-config-invalid` problems, or else with all `navbar-item-unknown` and
 *   `logo-missing` problems. Docusaurus projects get warnings about logos, see `warnAboutLogos`.
 */
export function checkThemeConfig(
  themeConfig: JsonObject,
  {siteDir, siteConfig, configSource}: Site
): ThemeConfig & JsonObject {
  const isDocusaurus = siteConfig.compatibility === 'docusaurus'
  // Docusaurus renders unknown keys of an item as attributes.
  const settings = {source: configSource, rejectsTypos: !isDocusaurus}
  const config = createThemeConfig(themeConfig, settings)
  // Items are JSON, although their types don't say so.
  const items = config.navbar.items as unknown as readonly JsonObject[]
  const registry = readRegistry(siteDir)
  const unknown = findUnknownItemTypes(items as readonly {type?: string}[], registry)
  const logos = isDocusaurus ? [] : findMissingLogos(config, {siteDir, siteConfig})
  const problems = [
    ...describeIssues('navbar-item-unknown', unknown, configSource),
    ...describeIssues('logo-missing', logos, configSource)
  ]
  const fields = [...unknown, ...logos].map(({path}) => path)
  if (problems.length > 0) throw new SiteError(problems, {fields})
  return config
}

/** Creates the warnings for missing logos in Docusaurus projects. Docusaurus doesn't check logos. */
export function warnAboutLogos(
  config: Pick<ThemeConfig, 'navbar' | 'footer'>,
  {siteDir, siteConfig, configSource}: Site
): SiteProblem[] {
  const logos = findMissingLogos(config, {siteDir, siteConfig})
  return describeIssues('logo-missing', logos, configSource).map((problem) => ({
    ...problem,
    policy: 'warn'
  }))
}

/** Reads the files where a site can register navbar item types. */
function readRegistry(siteDir: string): string | undefined {
  const folder = path.join(siteDir, 'src', 'theme', 'NavbarItem')
  const files = ['ComponentTypes', 'ComponentTypes/index', 'index']
    .flatMap((name) => ['.tsx', '.ts', '.jsx', '.js'].map((ending) => name + ending))
    .map((name) => path.join(folder, name))
    .filter((file) => existsSync(file))
  return files.length > 0 ? files.map((file) => readFileSync(file, 'utf8')).join('\n') : undefined
}
