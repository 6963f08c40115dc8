import fs from 'node:fs'
import {createRequire} from 'node:module'
import path from 'node:path'
import {isRecord} from '@lectern/shared/text/unknown-record'
import type {JsonObject} from '@lectern/types'

/** Docusaurus's plugins in the classic preset. */
const PLUGINS = [
  'plugin-content-docs',
  'plugin-content-blog',
  'plugin-content-pages',
  'plugin-sitemap',
  'plugin-svgr',
  'theme-classic'
]

/**
 * Returns the versions of the site and of Docusaurus's packages. The generator's version is used for
 * packages that aren't installed.
 */
export function createSiteMetadata(siteDir: string, generatorVersion: string): JsonObject {
  const manifest = path.join(siteDir, 'package.json')
  const folders = createRequire(manifest).resolve.paths('@docusaurus/core') ?? []
  const find = (name: string) => {
    const files = folders.map((folder) => path.join(folder, '@docusaurus', name, 'package.json'))
    return readVersion(files.find((file) => fs.existsSync(file))) ?? generatorVersion
  }
  const siteVersion = readSiteVersion(siteDir)
  const plugins = PLUGINS.map((name): [string, JsonObject] => [
    `docusaurus-${name}`,
    {type: 'package', name: `@docusaurus/${name}`, version: find(name)}
  ])
  return {
    docusaurusVersion: find('core'),
    ...(siteVersion !== undefined && {siteVersion}),
    pluginVersions: Object.fromEntries(plugins)
  }
}

/** Reads the version in the site's `package.json`, which may not exist. */
export function readSiteVersion(siteDir: string): string | undefined {
  return readVersion(path.join(siteDir, 'package.json'))
}

/** Reads the version in a `package.json`, which may not exist. */
function readVersion(file: string | undefined): string | undefined {
  if (file === undefined || !fs.existsSync(file)) return undefined
  const manifest: unknown = JSON.parse(fs.readFileSync(file, 'utf8'))
  return isRecord(manifest) && typeof manifest.version === 'string' ? manifest.version : undefined
}
