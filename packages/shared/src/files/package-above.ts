import fs from 'node:fs'
import path from 'node:path'
import {isRecord} from '../text/unknown-record.js'

/** Fields of a `package.json` that SBOMs and other reports need. */
export interface PackageManifest {
  name: string
  version: string
  license?: string
  /** Names of the package's required and optional runtime dependencies. */
  dependencies: readonly string[]
}

/**
 * Returns the root folder of the package that contains a folder. Skips manifests without a name,
 * because they set only the module format.
 */
export function findPackageFolder(folder: string): string | undefined {
  if (readPackageManifest(folder)) return folder
  const parent = path.dirname(folder)
  return parent === folder ? undefined : findPackageFolder(parent)
}

/** Reads the name, version and license of a package. Returns `undefined` if the folder isn't a package. */
export function readPackageManifest(folder: string): PackageManifest | undefined {
  const manifest = readJson(path.join(folder, 'package.json'))
  if (!isRecord(manifest)) return undefined
  const {name, version, license, dependencies, optionalDependencies} = manifest
  if (typeof name !== 'string' || typeof version !== 'string') return undefined
  // In old packages, the license is an object with a type.
  const declared = isRecord(license) ? license.type : license
  const named = [dependencies, optionalDependencies].flatMap((list) =>
    isRecord(list) ? Object.keys(list) : []
  )
  return {
    name,
    version,
    dependencies: named,
    ...(typeof declared === 'string' && {license: declared})
  }
}

/**
 * Returns the `type` field of the first `package.json` in a folder or above it. For Node.js, it decides whether
 * `.js` files are ES modules.
 */
export function readPackageType(folder: string): unknown {
  const file = path.join(folder, 'package.json')
  if (fs.existsSync(file)) {
    const manifest = readJson(file)
    return isRecord(manifest) ? manifest.type : undefined
  }
  const parent = path.dirname(folder)
  return parent === folder ? undefined : readPackageType(parent)
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}
