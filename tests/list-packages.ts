import {readFileSync} from 'node:fs'

interface LockEntry {
  link?: boolean
  resolved?: string
  dependencies?: Readonly<Record<string, string>>
  optionalDependencies?: Readonly<Record<string, string>>
  peerDependencies?: Readonly<Record<string, string>>
  peerDependenciesMeta?: Readonly<Record<string, {optional?: boolean}>>
}
type Lock = Readonly<Record<string, LockEntry>>
/** The dependencies of a published package. */
type Manifest = Pick<LockEntry, 'dependencies' | 'peerDependencies' | 'peerDependenciesMeta'>

/**
 * Lists the packages in the lockfile of a project with some dependencies, including packages for other platforms. Walks
 * this repository's lockfile.
 *
 * @param names - Dependencies in the project's package.json.
 * @param published - Manifests of Lectern's packages as published, by name. They have fewer dependencies than in the
 *   lockfile, because some are bundled.
 * @returns Folders in the repository, such as `node_modules/yaml` and `packages/core`, sorted.
 */
export function listPackages(
  names: readonly string[],
  published: ReadonlyMap<string, Manifest>,
  lockFile: URL
): string[] {
  const lock = (JSON.parse(readFileSync(lockFile, 'utf8')) as {packages: Lock}).packages
  const seen = new Set<string>()
  const waiting = names.map((name) => findInstalled(lock, '', name) ?? fail(name))
  for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
    const entry = lock[folder]
    const target = entry?.link ? (entry.resolved ?? folder) : folder
    if (seen.has(target)) continue
    seen.add(target)
    const manifest = published.get(`@lectern/${target.replace(/^packages\//, '')}`)
    const needed = target.startsWith('packages/') ? manifest : lock[target]
    const {optionalDependencies = {}} = lock[target] ?? {}
    const places = listNeeds(needed)
      .map((name) => ({name, folder: findInstalled(lock, target, name)}))
      // Lockfiles may omit packages for other platforms.
      .filter(({name, folder}) => folder !== undefined || !(name in optionalDependencies))
    waiting.push(...places.map(({name, folder}) => folder ?? fail(name)))
  }
  return [...seen].sort()
}

function listNeeds(entry: LockEntry = {}): string[] {
  const {dependencies, optionalDependencies, peerDependencies = {}, peerDependenciesMeta} = entry
  const peers = Object.keys(peerDependencies).filter(
    (name) => !peerDependenciesMeta?.[name]?.optional
  )
  return [...Object.keys({...dependencies, ...optionalDependencies}), ...peers]
}

/** Resolves a package as Node does: in the importing package's folder, then in its parents. */
function findInstalled(lock: Lock, from: string, name: string): string | undefined {
  const folder = from === '' ? `node_modules/${name}` : `${from}/node_modules/${name}`
  if (folder in lock) return folder
  if (from === '') return undefined
  const parent = from.includes('/node_modules/')
    ? from.slice(0, from.lastIndexOf('/node_modules/'))
    : ''
  return findInstalled(lock, parent, name)
}

function fail(name: string): never {
  throw new Error(`The lockfile has no ${name}.`)
}
