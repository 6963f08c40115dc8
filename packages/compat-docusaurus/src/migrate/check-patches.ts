import fs from 'node:fs'
import path from 'node:path'
import {relativePath} from '@lectern/shared/files/relative-path'
import {findReplacement} from '../config/replacement-packages.js'
import type {MigrationFinding} from './migration-finding.js'

/** Folders with patches: of patch-package, pnpm and Bun, and of Yarn. */
const FOLDERS = ['patches', '.yarn/patches']

/** Docusaurus packages that Lectern replaces, besides the ones in configurations. */
const PARTS: ReadonlySet<string> = new Set(
  ['core', 'theme-common', 'utils-common', 'mdx-loader', 'bundler', 'babel', 'faster'].map(
    (name) => `@docusaurus/${name}`
  )
)

/**
 * Reports patches of packages that Lectern replaces, because they have no effect. In a monorepo,
 * patches are in the root of the repository.
 */
export function checkPatches(siteDir: string): MigrationFinding[] {
  return listRoots(siteDir).flatMap((root) =>
    FOLDERS.flatMap((folder) => listPatches(path.join(root, folder))).flatMap((patch) => {
      const name = patchedPackage(path.basename(patch))
      if (name === undefined || !isReplaced(name)) return []
      const file = relativePath(siteDir, patch)
      const message = `The patch ${file} has no effect, because Lectern replaces ${name}.`
      return [{status: 'unsupported' as const, message, file, hint: createHint(patch)}]
    })
  )
}

/** Lists the site root and the folders above it, up to the root of the repository. */
function listRoots(folder: string): string[] {
  const parent = path.dirname(folder)
  const isTop = fs.existsSync(path.join(folder, '.git')) || parent === folder
  return isTop ? [folder] : [folder, ...listRoots(parent)]
}

function listPatches(folder: string): string[] {
  if (!fs.existsSync(folder)) return []
  const names = fs.readdirSync(folder).filter((name) => name.endsWith('.patch'))
  return names.sort().map((name) => path.join(folder, name))
}

/**
 * Returns the package that a patch changes. The separators in its filename depend on the package
 * manager: `@docusaurus+core+3.9.0.patch`, `@docusaurus__core@3.9.0.patch`,
 * `@docusaurus%2Fcore@3.9.0.patch` or `@docusaurus-core-npm-3.9.0-1a2b3c.patch`.
 */
export function patchedPackage(fileName: string): string | undefined {
  // The packages around a nested package come first.
  const own = fileName.split('++').at(-1) ?? ''
  const scoped = /^(@[^+@%_-]+)(?:\+|__|%2F|-)(.+?)(?:\+|@|-npm-)\d/.exec(own)
  if (scoped) return `${scoped[1]}/${scoped[2]}`
  return /^([^+@]+?)(?:\+|@|-npm-)\d/.exec(own)?.[1]
}

function isReplaced(name: string): boolean {
  const kinds = ['plugin', 'theme', 'preset'] as const
  return PARTS.has(name) || kinds.some((kind) => findReplacement(name, kind) !== undefined)
}

/** Folder of the components in a theme's package. */
const COMPONENTS = '/lib/theme/'

/** Names the components that a patch changes, because a site can override them. */
function createHint(patch: string): string {
  const lines = fs.readFileSync(patch, 'utf8').split('\n')
  const changed = lines.flatMap((line) => findComponent(line) ?? [])
  const names = [...new Set(changed)].map((name) => `\`src/theme/${name}\``)
  return names.length > 0
    ? `If the site needs the change, override the component in ${names.join(', ')}.`
    : 'If the site needs the change, use an option, override a component in `src/theme`, or write a plugin.'
}

/** Returns the component that a line of a patch starts to change. */
function findComponent(line: string): string | undefined {
  const start = line.startsWith('+++ ') ? line.indexOf(COMPONENTS) : -1
  const file = start === -1 ? '' : line.slice(start + COMPONENTS.length).trimEnd()
  return file.endsWith('.js') ? file.slice(0, -'.js'.length).replace(/\/index$/, '') : undefined
}
