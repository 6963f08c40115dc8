import fs from 'node:fs'
import {createRequire} from 'node:module'
import path from 'node:path'
import {readCheckedJson, writeCheckedJson} from '@lectern/shared/cache/checked-json'
import {hashContent} from '@lectern/shared/cache/content-hash'
import type {OutputFile} from '@lectern/types'
import {WORKER_FILE} from '../index-format/index-format.js'
import {INDEX_FOLDER} from './create-index-files.js'
import {INDEX_SET} from './list-parts.js'

/** Absolute paths for building the worker. */
interface WorkerPlaces {
  /** Folder with the worker's source code. */
  folder: string
  /** Cached bundle, which is reused until the code changes. */
  cacheFile: string
}

/** A bundled worker, with the inputs it was built from. */
interface BundledWorker {
  text: string
  /** Version of the bundler. */
  bundler: string
  /** Hash of each bundled module. Paths are relative to the worker's folder. */
  modules: Readonly<Record<string, string>>
}

/** Creates the worker script. Browsers require a single file from the same origin. */
export function createWorkerFile({folder, cacheFile}: WorkerPlaces): OutputFile {
  const text = async () => {
    const bundler = readBundlerVersion()
    const known = readCheckedJson<BundledWorker>(cacheFile)
    if (known?.bundler === bundler && isCurrent(known, folder)) return known.text
    const bundled = {...(await bundleWorker(folder)), bundler}
    writeCheckedJson(cacheFile, bundled satisfies BundledWorker)
    return bundled.text
  }
  return {file: `${INDEX_FOLDER}/${WORKER_FILE}`, text, offline: INDEX_SET}
}

/** Returns the bundler's version without loading the bundler. */
function readBundlerVersion(): string {
  const file = createRequire(import.meta.url).resolve('esbuild/package.json')
  return String((JSON.parse(fs.readFileSync(file, 'utf8')) as {version: unknown}).version)
}

function isCurrent({modules}: BundledWorker, folder: string): boolean {
  return Object.entries(modules).every(([file, hash]) => hashModule(folder, file) === hash)
}

function hashModule(folder: string, file: string): string | undefined {
  try {
    return hashContent(fs.readFileSync(path.resolve(folder, file)))
  } catch {
    // If a module was removed, the worker must be bundled again.
    return undefined
  }
}

async function bundleWorker(folder: string): Promise<Omit<BundledWorker, 'bundler'>> {
  // esbuild is slow to load, and sites that use Algolia don't need it.
  const {build} = await import('esbuild')
  const {outputFiles, metafile} = await build({
    entryPoints: [path.join(folder, 'worker.ts')],
    // Keeps the site's `tsconfig.json` from affecting this code.
    absWorkingDir: folder,
    logLevel: 'silent',
    bundle: true,
    write: false,
    metafile: true,
    minify: true,
    format: 'iife',
    platform: 'browser',
    target: ['chrome111', 'edge111', 'firefox114', 'safari16.4'],
    charset: 'utf8',
    legalComments: 'none'
  })
  const modules = Object.keys(metafile.inputs).map((file) => [file, hashModule(folder, file) ?? ''])
  return {text: outputFiles[0]?.text ?? '', modules: Object.fromEntries(modules)}
}
