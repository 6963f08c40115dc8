import fs from 'node:fs'
import path from 'node:path'
import {relativePath} from '@lectern/shared/files/relative-path'
import {hashContent} from '@lectern/shared/cache/content-hash'
import {findPackage} from '@lectern/shared/files/find-package'
import {bundleSides, type VendorFiles} from './vendor-files.js'

/** Inputs of a ready bundle: files of one package by path relative to it, with their hashes. */
interface PackageInputs {
  name: string
  files: Readonly<Record<string, string>>
}

interface ReadyRecord extends VendorFiles {
  /** A package after its possible importers. */
  packages: readonly PackageInputs[]
}

const RECORD = 'ready.json'

/**
 * Bundles React and the client into a folder that goes with the generator: the first start of a site
 * then takes them from there, and has half of the work.
 *
 * @param folder - Absolute; its contents are removed.
 * @param generatorDirs - Absolute folders from which the modules resolve.
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
 * The bundle that came with the generator, unless a site has other files of one of its packages: another
 * release, or a patched one.
 *
 * @returns the names of its files.
 */
export function readReadyVendor(
  folder: string,
  generatorDirs: readonly string[]
): VendorFiles | undefined {
  const record = readRecord(path.join(folder, RECORD))
  if (!record) return undefined
  const places = [...generatorDirs]
  for (const {name, files} of record.packages) {
    const place = findFromAny(name, places)
    if (place === undefined) return undefined
    places.push(place)
    const isSame = ([file, hash]: [string, string]) => hashFile(path.join(place, file)) === hash
    if (!Object.entries(files).every(isSame)) return undefined
  }
  return record
}

function findFromAny(name: string, places: readonly string[]): string | undefined {
  for (const from of places) {
    const place = findPackage(name, from)
    if (place !== undefined) return place
  }
  return undefined
}

function readRecord(file: string): ReadyRecord | undefined {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8')) as ReadyRecord
  } catch {
    // The generator came without one.
    return undefined
  }
}

function hashFile(file: string): string | undefined {
  try {
    return hashContent(fs.readFileSync(file))
  } catch {
    // Another release has other files.
    return undefined
  }
}

function groupByPackage(files: readonly string[]): PackageInputs[] {
  const packages = new Map<string, {name: string; files: Record<string, string>}>()
  for (const file of files) {
    const place = packageOf(path.dirname(file))
    const known = packages.get(place) ?? {name: readName(place), files: {}}
    known.files[relativePath(place, file)] = hashContent(fs.readFileSync(file))
    packages.set(place, known)
  }
  return [...packages.values()]
}

/** The nearest folder that is a package with a name; some have others inside that only say how to read them. */
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
