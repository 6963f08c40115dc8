import fs from 'node:fs'
import path from 'node:path'
import {findPackage} from '@lectern/shared/files/find-package'
import {
  findPackageFolder,
  type PackageManifest,
  readPackageManifest
} from '@lectern/shared/files/package-above'
import {isRecord} from '@lectern/shared/text/unknown-record'

/** How a site uses a package. */
export type SiteRole = 'browser' | 'generator' | 'plugin'

/**
 * Role of a package in a release of Lectern: published, bundled into a published package, or installed as a dependency.
 */
export type ReleaseRole = 'published' | 'bundled' | 'installed'

export type PackageRole = SiteRole | ReleaseRole

/** A package in an SBOM. */
export interface SbomPackage {
  name: string
  version: string
  /** Value of `license` in `package.json`. */
  license?: string
  /** Package URL. */
  purl: string
  roles: readonly PackageRole[]
  /**
   * Hexadecimal SHA-512 hash of the package archive. Missing if the lockfile doesn't include it.
   */
  sha512?: string
}

/** Absolute package folders, by role. */
export type PackageFolders = Readonly<Record<SiteRole, readonly string[]>>

/**
 * Describes the packages in folders, sorted and without duplicates of the same version.
 *
 * @param siteDir - Absolute. The site's own package isn't included.
 */
export function readPackages(folders: PackageFolders, siteDir: string): SbomPackage[] {
  const own = findPackageFolder(siteDir)
  const hashes = readLockedHashes(siteDir)
  const found = new Map<string, SbomPackage>()
  for (const [role, list] of Object.entries(folders) as [SiteRole, readonly string[]][])
    for (const {dependencies: _, ...manifest} of listManifests(role, list, own)) {
      const purl = createPurl(manifest.name, manifest.version)
      const roles = new Set<PackageRole>([...(found.get(purl)?.roles ?? []), role])
      const sha512 = hashes.get(purl)
      found.set(purl, {...manifest, purl, roles: [...roles].sort(), ...(sha512 && {sha512})})
    }
  return [...found.values()].sort((left, right) => (left.purl < right.purl ? -1 : 1))
}

/**
 * Lists packages. Build-time packages include their installed dependencies. Bundles already list
 * all of their packages.
 */
function listManifests(
  role: SiteRole,
  folders: readonly string[],
  own: string | undefined
): PackageManifest[] {
  const found = new Map<string, PackageManifest>()
  const waiting = folders.map(findPackageFolder)
  for (let folder = waiting.pop(); waiting.length > 0 || folder; folder = waiting.pop()) {
    const manifest = !folder || folder === own ? undefined : readPackageManifest(folder)
    if (!folder || !manifest || found.has(folder)) continue
    found.set(folder, manifest)
    const from = fs.realpathSync(folder)
    if (role !== 'browser')
      waiting.push(...manifest.dependencies.map((name) => findPackage(name, from)))
  }
  return [...found.values()]
}

/** Returns the package URL of an npm package, such as `pkg:npm/%40scope/name@1.2.3`. */
export function createPurl(name: string, version: string): string {
  return `pkg:npm/${name.replace('@', '%40')}@${encodeURIComponent(version)}`
}

/** Reads the hashes in the nearest `package-lock.json`, by package URL. */
function readLockedHashes(folder: string): ReadonlyMap<string, string> {
  const file = path.join(folder, 'package-lock.json')
  if (fs.existsSync(file)) return parseLockfile(fs.readFileSync(file, 'utf8'))
  const parent = path.dirname(folder)
  return parent === folder ? new Map() : readLockedHashes(parent)
}

/** Parses a lockfile of npm 7 or later. */
export function parseLockfile(text: string): ReadonlyMap<string, string> {
  const lock: unknown = JSON.parse(text)
  const packages = isRecord(lock) && isRecord(lock.packages) ? lock.packages : {}
  return new Map(
    Object.entries(packages).flatMap(([place, locked]) => {
      if (!isRecord(locked) || typeof locked.version !== 'string') return []
      const [, base64] = /^sha512-([A-Za-z0-9+/=]+)$/.exec(String(locked.integrity)) ?? []
      const name = locked.name ?? place.slice(place.lastIndexOf('node_modules/') + 13)
      if (base64 === undefined || typeof name !== 'string') return []
      const hash = Buffer.from(base64, 'base64').toString('hex')
      return [[createPurl(name, locked.version), hash] as const]
    })
  )
}
