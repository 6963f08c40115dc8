import fs from 'node:fs'
import path from 'node:path'
import {fileURLToPath, pathToFileURL} from 'node:url'
import type {BuildOptions, Metafile} from 'esbuild'
import {makeCacheFolder} from '@lectern/shared/cache-folder'
import {dependencyResolver} from '../dependency-resolver.js'
import {areUnchanged, stampFiles, type FileStamps} from '../file-stamps.js'
import {listInputFiles} from '../input-files.js'
import {nameExports, REACT_MODULES} from '../react-names.js'
import {REQUIRE_BANNER} from '../require-banner.js'
import {virtualModules} from '../virtual-modules.js'

const SHARED = ['react', 'react/jsx-runtime', 'react-dom', 'react-router-dom', 'react-helmet-async']
/** What each side keeps while all else is replaced: one instance, whose contexts and roots go on. */
const MODULES = {
  client: [
    ...SHARED,
    'react-dom/client',
    '@lectern/client',
    '@lectern/client/dev-start',
    '@lectern/client/dev-client'
  ],
  server: [...SHARED, '@lectern/client', '@lectern/client/server']
} as const

const SIDE_OPTIONS: Readonly<Record<Side, BuildOptions>> = {
  client: {
    platform: 'browser',
    // Names stay, for stack traces; nobody reads the rest, and every page parses it.
    minifyWhitespace: true,
    minifySyntax: true,
    define: {'process.env.NODE_ENV': '"development"', global: 'globalThis'}
  },
  server: {
    platform: 'node',
    // Which of its builds React uses is left open: the environment of the thread decides.
    target: 'node20',
    // The router comes for Node as CommonJS, too, whose names could not be passed on to sites.
    conditions: ['module-sync'],
    outExtension: {'.js': '.mjs'},
    banner: REQUIRE_BANNER
  }
}

type Side = keyof typeof MODULES

/** React and the client, bundled once: a change of the site leaves them as they are, loaded. */
export interface VendorBundle {
  /** Name of the file in the folder of the browser's modules, by specifier. */
  client: Readonly<Record<string, string>>
  /** Names of all files in that folder: a page needs nearly all of them, one through another. */
  clientFiles: readonly string[]
  /** URL of the file on the disk, by specifier. */
  server: Readonly<Record<string, string>>
}

interface VendorSettings {
  /** Absolute folder to write to, below `vendor`. */
  cacheDir: string
  /** Absolute folders from which the modules resolve. */
  generatorDirs: readonly string[]
  bundlerHash: string
}

interface VendorRecord extends VendorBundle {
  key: string
  inputs: FileStamps
}

/** Absolute folder from which a browser's modules are served. */
export function vendorFolder(cacheDir: string, side: Side = 'client'): string {
  return path.join(cacheDir, 'vendor', side)
}

/**
 * Bundle React and the client for development, or take the bundle of an earlier start. Nothing of a
 * site goes in: this can begin before its configuration is read.
 */
export async function bundleVendor(settings: VendorSettings): Promise<VendorBundle> {
  const {cacheDir, bundlerHash} = settings
  const recordFile = path.join(cacheDir, 'vendor.json')
  const known = readRecord(recordFile)
  const key = `${bundlerHash} ${cacheDir}`
  if (known?.key === key && isWhole(known, cacheDir)) return known
  fs.rmSync(path.join(cacheDir, 'vendor'), {recursive: true, force: true})
  const metafiles = await Promise.all([runBuild(settings, 'client'), runBuild(settings, 'server')])
  const [client, server] = metafiles
  const folder = vendorFolder(cacheDir, 'server')
  const inputs = metafiles.flatMap((metafile) => listInputFiles(metafile, cacheDir))
  const record: VendorRecord = {
    key,
    inputs: stampFiles(new Set(inputs), cacheDir),
    client: listFiles(client, (name) => name),
    clientFiles: Object.keys(client.outputs).map((file) => path.basename(file)),
    server: listFiles(server, (name) => pathToFileURL(path.join(folder, name)).href)
  }
  fs.writeFileSync(recordFile, JSON.stringify(record))
  return record
}

function isWhole({clientFiles, server, inputs}: VendorRecord, cacheDir: string): boolean {
  const folder = vendorFolder(cacheDir)
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
    // Never bundled, or cut off: bundle.
    return undefined
  }
}

async function runBuild({cacheDir, generatorDirs}: VendorSettings, side: Side) {
  makeCacheFolder(cacheDir)
  const {build} = await import('esbuild')
  const names = MODULES[side]
  const modules = new Map(
    names.map((name) => [entryOf(name), {code: passOn(name, generatorDirs), loader: 'js' as const}])
  )
  const {metafile} = await build({
    ...SIDE_OPTIONS[side],
    entryPoints: Object.fromEntries(names.map((name) => [fileNameOf(name), entryOf(name)])),
    absWorkingDir: cacheDir,
    outdir: vendorFolder(cacheDir, side),
    bundle: true,
    splitting: true,
    format: 'esm',
    jsx: 'automatic',
    metafile: true,
    logLevel: 'silent',
    charset: 'utf8',
    legalComments: 'none',
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    plugins: [
      virtualModules(modules, {siteDir: generatorDirs[0] ?? cacheDir, messages: {}}),
      dependencyResolver(generatorDirs)
    ]
  })
  return metafile
}

function listFiles(
  {outputs}: Metafile,
  addressOf: (fileName: string) => string
): Record<string, string> {
  const files: Record<string, string> = {}
  for (const [file, {entryPoint}] of Object.entries(outputs)) {
    const name = entryPoint?.split('entry:vendor:')[1]
    if (name !== undefined) files[name] = addressOf(path.basename(file))
  }
  return files
}

const entryOf = (name: string) => `entry:vendor:${name}`
const fileNameOf = (name: string) => name.replace(/^@/, '').replaceAll('/', '-')

/** A module that exports all that another one does. */
function passOn(name: string, generatorDirs: readonly string[]): string {
  return REACT_MODULES.includes(name)
    ? nameExports(name, generatorDirs)
    : `export * from ${JSON.stringify(name)}`
}
