import fs from 'node:fs'
import path from 'node:path'
import {relativePath} from '@lectern/shared/files/relative-path'
import {hashContent} from '@lectern/shared/cache/content-hash'
import {findPackage} from '@lectern/shared/files/find-package'
import {bundleSides, type VendorFiles} from './vendor-files.js'

/** Inputs of a prebuilt bundle: the hashes of a package's files, by relative path. */
interface PackageInputs {
  name: string
  files: Readonly<Record<string, string>>
}

interface ReadyRecord extends VendorFiles {
  /** Packages. Each follows the packages that can import it. */
  packages: readonly PackageInputs[]
}

const RECORD = 'ready.json'

/**
 * Bundles React and the client into a folder that's published with Lectern. This halves the work
 * for a site's first start.
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
  const {files, inputs} = await bundleSides(folder, generatorDirs)
  const record: ReadyRecord = {...files, packages: groupByPackage(inputs)}
  fs.writeFileSync(path.join(folder, RECORD), JSON.stringify(record))
}

/**
 * Returns the prebuilt bundle. If a site's copy of one of the packages differs, e.g. because of a
 * different release or a patch, the bundle can't be used.
 *
 * @returns The filenames.
 */
export function readReadyVendor(
  folder: string,
  generatorDirs: readonly string[]
): VendorFiles | undefined {
  const record = readRecord(path.join(folder, RECORD))
  if (!record) return undefined
  const folders = [...generatorDirs]
  for (const {name, files} of record.packages) {
    const folder = findFromAny(name, folders)
    if (folder === undefined) return undefined
    folders.push(folder)
    const isSame = ([file, hash]: [string, string]) => hashFile(path.join(folder, file)) === hash
    if (!Object.entries(files).every(isSame)) return undefined
  }
  return record
}

function findFromAny(name: string, folders: readonly string[]): string | undefined {
  for (const from of folders) {
    const folder = findPackage(name, from)
    if (folder !== undefined) return folder
  }
  return undefined
}

function readRecord(file: string): ReadyRecord | undefined {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8')) as ReadyRecord
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
 * only set the module format.
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
