import fs from 'node:fs'
import path from 'node:path'
import type {PackageManager, SiteChoices} from '../choices/site-choices.js'
import {NODE_TYPES, REACT, REACT_TYPES, TYPESCRIPT} from './versions.js'

/** Lectern's packages in `dependencies`, by template. */
const OWN: Readonly<Record<SiteChoices['template'], readonly string[]>> = {
  classic: ['@lectern/client', '@lectern/core', '@lectern/preset-classic', '@lectern/theme'],
  minimal: [
    '@lectern/core',
    '@lectern/plugin-docs',
    '@lectern/plugin-search',
    '@lectern/plugin-sitemap',
    '@lectern/theme'
  ]
}

interface ManifestSettings {
  name: string
  /** Version of this package, which all of Lectern's packages share. */
  version: string
}

/** Returns the text of a new site's package.json. */
export function createPackageManifest(
  choices: SiteChoices,
  {name, version}: ManifestSettings
): string {
  const local = findTarballs(choices)
  const own = OWN[choices.template].map((dependency) => [
    dependency,
    local[dependency] ?? `^${version}`
  ])
  const react = choices.template === 'classic' ? {react: REACT} : {}
  const isTyped = choices.language === 'typescript'
  const manifest = {
    name,
    version: '0.0.0',
    private: true,
    type: 'module',
    scripts: {
      start: 'site start',
      build: 'site build',
      serve: 'site serve',
      check: 'site check',
      ...(isTyped && {typecheck: 'tsc'})
    },
    dependencies: {...Object.fromEntries(own), ...react},
    ...(isTyped && {
      devDependencies: {
        '@types/node': NODE_TYPES,
        '@types/react': REACT_TYPES,
        typescript: TYPESCRIPT
      }
    }),
    ...createOverrides(choices.packageManager, local),
    engines: {node: '>=20.19.0'}
  }
  return `${JSON.stringify(manifest, undefined, 2)}\n`
}

/**
 * Lists the tarballs of Lectern's packages in a folder that `npm run pack` wrote, if the site uses
 * them.
 *
 * @returns `file:` specifiers relative to the site, sorted by package name.
 */
export function findTarballs({
  packagesDir,
  folder
}: Pick<SiteChoices, 'packagesDir' | 'folder'>): Record<string, string> {
  if (packagesDir === undefined) return {}
  const place = path.relative(folder, packagesDir).split(path.sep).join('/')
  return Object.fromEntries(
    fs
      .readdirSync(packagesDir)
      .sort()
      .flatMap((file) => {
        const name = /^lectern-([a-z-]+?)-\d[^/]*\.tgz$/.exec(file)?.[1]
        return name ? [[`@lectern/${name}`, `file:${place}/${file}`]] : []
      })
  )
}

/**
 * Returns the manifest field that makes transitive dependencies use the tarballs. pnpm reads them from
 * another file, see `createManagerSettings`.
 */
function createOverrides(
  packageManager: PackageManager,
  local: Readonly<Record<string, string>>
): object {
  if (Object.keys(local).length === 0 || packageManager === 'pnpm') return {}
  return packageManager === 'yarn' ? {resolutions: local} : {overrides: local}
}
