import fs from 'node:fs'
import {createRequire} from 'node:module'
import path from 'node:path'
import {isRecord} from '@lectern/shared/text/unknown-record'
import type {JsonObject, ReadSite} from '@lectern/types'

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
 * Returns the versions of the site, of Docusaurus's packages and of other plugins. The generator's
 * version is used for packages of Docusaurus that aren't installed.
 */
export function createSiteMetadata(
  {siteDir, plugins: others}: Pick<ReadSite, 'siteDir' | 'plugins'>,
  generatorVersion: string
): JsonObject {
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
    pluginVersions: Object.fromEntries([
      ...plugins,
      ...others.flatMap(({name, folder}) =>
        folder === undefined ? [] : [[name, describePackage(folder, siteDir)] as const]
      )
    ])
  }
}

/** Returns the package of a plugin, like Docusaurus: the one in the nearest parent folder. */
function describePackage(folder: string, siteDir: string): JsonObject {
  const file = path.join(folder, 'package.json')
  if (fs.existsSync(file)) {
    if (path.resolve(folder) === path.resolve(siteDir)) return {type: 'project'}
    const manifest: unknown = JSON.parse(fs.readFileSync(file, 'utf8'))
    const {name, version} = isRecord(manifest) ? manifest : {}
    return {
      type: 'package',
      ...(typeof name === 'string' && {name}),
      ...(typeof version === 'string' && {version})
    }
  }
  const parent = path.dirname(folder)
  return parent === folder ? {type: 'local'} : describePackage(parent, siteDir)
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
