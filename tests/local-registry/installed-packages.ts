import {existsSync, readFileSync} from 'node:fs'
import path from 'node:path'

/** What a registry answers with about one version of a package; more than is named here. */
export interface VersionManifest {
  name: string
  version: string
  optionalDependencies?: Readonly<Record<string, string>>
  dist?: {tarball: string; integrity?: string}
}

/** A version of a package that the repository has installed. */
export interface InstalledPackage {
  manifest: VersionManifest
  /** Absolute. */
  folder: string
}

interface LockEntry {
  link?: boolean
}

/**
 * Reads the packages of others that are installed in the repository, as npm has written them down.
 *
 * @returns All versions of each, by name.
 */
export function readInstalledPackages(root: string): ReadonlyMap<string, InstalledPackage[]> {
  const file = path.join(root, 'node_modules/.package-lock.json')
  const lock = JSON.parse(readFileSync(file, 'utf8')) as {packages: Record<string, LockEntry>}
  const packages = new Map<string, InstalledPackage[]>()
  for (const [place, {link}] of Object.entries(lock.packages)) {
    const folder = path.join(root, place)
    const isOurs = link || !place.includes('node_modules/')
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
