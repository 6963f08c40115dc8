import fs from 'node:fs'
import path from 'node:path'
import {fileURLToPath, pathToFileURL} from 'node:url'
import {createCacheFolder} from '@lectern/shared/cache/cache-folder'
import {areUnchanged, stampFiles, type FileStamps} from '@lectern/shared/cache/file-stamps'
import {readReadyVendor} from './ready-vendor.js'
import {bundleSides, type VendorFiles} from './vendor-files.js'

/** React and the client, bundled separately so that they stay loaded when the site changes. */
export interface VendorBundle {
  /** Absolute folder of the browser's modules. */
  folder: string
  /** Filenames in `folder`, by specifier. */
  client: Readonly<Record<string, string>>
  /** Names of all files in `folder`. A page needs nearly all of them. */
  clientFiles: readonly string[]
  /** File URLs, by specifier. */
  server: Readonly<Record<string, string>>
}

interface VendorSettings {
  /** Absolute output folder, below `vendor`. */
  cacheDir: string
  /** Absolute folders for resolving the modules. */
  generatorDirs: readonly string[]
  bundlerHash: string
  /** Absolute folder of the prebuilt bundle, if there is one. */
  readyDir: string
}

interface VendorRecord extends VendorBundle {
  key: string
  inputs: FileStamps
}

/**
 * Returns the prebuilt, cached or newly bundled modules of React and the client for development.
 * They don't depend on a site, so this can start before the site's configuration is read.
 */
export async function bundleVendor(settings: VendorSettings): Promise<VendorBundle> {
  const {cacheDir, generatorDirs, bundlerHash, readyDir} = settings
  const ready = readReadyVendor(readyDir, generatorDirs)
  if (ready) return describeBundle(readyDir, ready)
  const recordFile = path.join(cacheDir, 'vendor.json')
  const known = readRecord(recordFile)
  const key = `${bundlerHash} ${cacheDir}`
  if (known?.key === key && isWhole(known, cacheDir)) return known
  const folder = path.join(cacheDir, 'vendor')
  fs.rmSync(folder, {recursive: true, force: true})
  createCacheFolder(folder)
  const {files, inputs} = await bundleSides(folder, generatorDirs)
  const bundle = describeBundle(folder, files)
  const record: VendorRecord = {...bundle, key, inputs: stampFiles(inputs, cacheDir)}
  fs.writeFileSync(recordFile, JSON.stringify(record))
  return record
}

function describeBundle(folder: string, {client, clientFiles, server}: VendorFiles): VendorBundle {
  const urlOf = (name: string) => pathToFileURL(path.join(folder, 'server', name)).href
  return {
    folder: path.join(folder, 'client'),
    client,
    clientFiles,
    server: Object.fromEntries(
      Object.entries(server).map(([specifier, name]) => [specifier, urlOf(name)])
    )
  }
}

function isWhole({folder, clientFiles, server, inputs}: VendorRecord, cacheDir: string): boolean {
  const files = [
    ...clientFiles.map((name) => path.join(folder, name)),
    ...Object.values(server).map((url) => fileURLToPath(url))
  ]
  return files.every((file) => fs.existsSync(file)) && areUnchanged(inputs, cacheDir)
}

function readRecord(file: string): VendorRecord | undefined {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8')) as VendorRecord
  } catch {
    // On the first start, the file is missing. It can also be incomplete.
    return undefined
  }
}
