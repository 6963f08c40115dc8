import fs from 'node:fs'
import path from 'node:path'
import type {SiteChoices} from '../choices/site-choices.js'
import {findTarballs} from './package-manifest.js'

type Settings = Pick<SiteChoices, 'packageManager' | 'packagesDir' | 'folder'>

/**
 * Creates the file with settings of the site's package manager, if it needs any. If the repository
 * around the site has this file, it applies, unless the site uses local packages.
 *
 * @returns The text, by filename.
 */
export function createManagerSettings(settings: Settings): ReadonlyMap<string, string> {
  const {packageManager, folder} = settings
  const local = findTarballs(settings)
  const file = describeSettings(packageManager, local)
  const hasLocal = Object.keys(local).length > 0
  if (!file || (!hasLocal && hasFileAbove(folder, file[0]))) return new Map()
  return new Map([file])
}

function describeSettings(
  packageManager: SiteChoices['packageManager'],
  local: Readonly<Record<string, string>>
): readonly [name: string, text: string] | undefined {
  // By default, Yarn keeps packages in archives.
  if (packageManager === 'yarn') return ['.yarnrc.yml', 'nodeLinker: node-modules\n']
  if (packageManager !== 'pnpm') return undefined
  const overrides = Object.entries(local).map(
    ([dependency, address]) => `  ${JSON.stringify(dependency)}: ${JSON.stringify(address)}\n`
  )
  return [
    'pnpm-workspace.yaml',
    [
      '# esbuild also works without its install script.\nallowBuilds:\n  esbuild: false\n',
      ...(overrides.length > 0 ? ['overrides:\n', ...overrides] : [])
    ].join('')
  ]
}

function hasFileAbove(folder: string, name: string): boolean {
  const parent = path.dirname(folder)
  if (parent === folder) return false
  return fs.existsSync(path.join(parent, name)) || hasFileAbove(parent, name)
}
