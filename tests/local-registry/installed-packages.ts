import {existsSync, readFileSync} from 'node:fs'
import path from 'node:path'

/** A package version in a registry response. Only the fields that are used. */
export interface VersionManifest {
  name: string
  version: string
  optionalDependencies?: Readonly<Record<string, string>>
  dist?: {tarball: string; integrity?: string}
}

/** A package version that's installed in the repository. */
export interface InstalledPackage {
  manifest: VersionManifest
  /** Absolute. */
  folder: string
}

interface LockEntry {
  link?: boolean
}

/**
 * Reads the third-party packages installed in the repository from npm's lockfile.
 *
 * @returns All versions of each package, by name.
 */
export function readInstalledPackages(root: string): ReadonlyMap<string, InstalledPackage[]> {
  const file = path.join(root, 'node_modules/.package-lock.json')
  const lock = JSON.parse(readFileSync(file, 'utf8')) as {packages: Record<string, LockEntry>}
  const packages = new Map<string, InstalledPackage[]>()
  for (const [location, {link}] of Object.entries(lock.packages)) {
    const folder = path.join(root, location)
    const isOurs = link || !location.includes('node_modules/')
    if (isOurs || !existsSync(path.join(folder, 'package.json'))) continue
    const manifest = readManifest(folder)
    packages.set(manifest.name, [...(packages.get(manifest.name) ?? []), {manifest, folder}])
  }
  return packages
}

function readManifest(folder: string): VersionManifest {
  const text = readFileSync(path.join(folder, 'package.json'), 'utf8')
  return JSON.parse(text) as VersionManifest
}
