import fs from 'node:fs'
import path from 'node:path'
import {relativePath} from '@lectern/shared/files/relative-path'
import {hashContent} from '@lectern/shared/cache/content-hash'
import {findPackage} from '@lectern/shared/files/find-package'
import type {PrerenderModules} from '../input/bundle-run.js'
import {bundleSide, bundleSides, type VendorFiles} from './vendor-files.js'

/** Inputs of a prebuilt bundle: the hashes of a package's files, by relative path. */
interface PackageInputs {
  name: string
  files: Readonly<Record<string, string>>
}

/** A prebuilt bundle's filenames and inputs. */
interface ReadyRecord<Files> {
  files: Files
  /** Packages. Each follows the packages that can import it. */
  packages: readonly PackageInputs[]
}

/** Record of the bundle for development. */
const DEVELOPMENT = 'ready.json'
/** Record of the bundle for builds. */
const PRERENDER = 'prerender.json'

/**
 * Bundles React and the client into a folder that's published with Lectern. This halves the work
 * for a site's first start, and saves a fifth of the work for bundling a build.
 *
 * @param folder - Absolute. Its contents are removed.
 * @param generatorDirs - Absolute folders for resolving the modules.
 */
export async function writeReadyVendor(
  folder: string,
  generatorDirs: readonly string[]
): Promise<void> {
  fs.rmSync(folder, {recursive: true, force: true})
  fs.mkdirSync(folder, {recursive: true})
  const [development, prerender] = await Promise.all([
    bundleSides(folder, generatorDirs),
    bundleSide(folder, generatorDirs, 'prerender')
  ])
  const records = {[DEVELOPMENT]: development, [PRERENDER]: prerender}
  for (const [name, {files, inputs}] of Object.entries(records)) {
    const record: ReadyRecord<unknown> = {files, packages: groupByPackage(inputs)}
    fs.writeFileSync(path.join(folder, name), JSON.stringify(record))
  }
}

/**
 * Returns the prebuilt bundle for development. If a site's copy of one of the packages differs, e.g.
 * because of a different release or a patch, the bundle can't be used.
 *
 * @returns The filenames.
 */
export function readReadyVendor(
  folder: string,
  generatorDirs: readonly string[]
): VendorFiles | undefined {
  return readUsable<VendorFiles>(path.join(folder, DEVELOPMENT), generatorDirs)?.files
}

/** Like `readReadyVendor`, for the server bundle of a build. */
export function readPrerenderModules(
  folder: string,
  generatorDirs: readonly string[]
): PrerenderModules | undefined {
  const found = readUsable<Readonly<Record<string, string>>>(
    path.join(folder, PRERENDER),
    generatorDirs
  )
  if (!found) return undefined
  const {files, inputs} = found
  const modulesDir = path.join(folder, 'prerender')
  const modules = Object.values(files).map((file) => path.join(modulesDir, file))
  // Bundles that import the modules can't be used without them.
  return {folder: modulesDir, files, inputs: [...inputs, ...modules]}
}

/** Returns a prebuilt bundle and the absolute paths of its inputs if each is installed unchanged. */
function readUsable<Files>(
  file: string,
  generatorDirs: readonly string[]
): {files: Files; inputs: string[]} | undefined {
  const record = readRecord<Files>(file)
  if (!record) return undefined
  const folders = [...generatorDirs]
  const inputs: string[] = []
  for (const {name, files} of record.packages) {
    const folder = findFromAny(name, folders)
    if (folder === undefined) return undefined
    folders.push(folder)
    for (const [file, hash] of Object.entries(files)) {
      const input = path.join(folder, file)
      if (hashFile(input) !== hash) return undefined
      inputs.push(input)
    }
  }
  return {files: record.files, inputs}
}

function findFromAny(name: string, folders: readonly string[]): string | undefined {
  for (const from of folders) {
    const folder = findPackage(name, from)
    if (folder !== undefined) return folder
  }
  return undefined
}

function readRecord<Files>(file: string): ReadyRecord<Files> | undefined {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8')) as ReadyRecord<Files>
  } catch {
    // This installation has no prebuilt bundle.
    return undefined
  }
}

function hashFile(file: string): string | undefined {
  try {
    return hashContent(fs.readFileSync(file))
  } catch {
    // A different release has different files.
    return undefined
  }
}

function groupByPackage(files: readonly string[]): PackageInputs[] {
  const packages = new Map<string, {name: string; files: Record<string, string>}>()
  for (const file of files) {
    const folder = packageOf(path.dirname(file))
    const known = packages.get(folder) ?? {name: readName(folder), files: {}}
    known.files[relativePath(folder, file)] = hashContent(fs.readFileSync(file))
    packages.set(folder, known)
  }
  return [...packages.values()]
}

/**
 * Returns the nearest folder whose manifest has a name. Some packages have nested manifests that
 * set only the module format.
 */
function packageOf(folder: string): string {
  const parent = path.dirname(folder)
  if (parent === folder || readName(folder) !== '') return folder
  return packageOf(parent)
}

function readName(folder: string): string {
  const file = path.join(folder, 'package.json')
  if (!fs.existsSync(file)) return ''
  return (JSON.parse(fs.readFileSync(file, 'utf8')) as {name?: string}).name ?? ''
}
