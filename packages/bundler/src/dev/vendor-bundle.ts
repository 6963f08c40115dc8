import fs from 'node:fs'
import {createRequire} from 'node:module'
import path from 'node:path'
import type {Metafile} from 'esbuild'
import {dependencyResolver} from '../dependency-resolver.js'
import {areUnchanged, stampFiles, type FileStamps} from '../file-stamps.js'
import {listInputFiles} from '../input-files.js'
import {virtualModules} from '../virtual-modules.js'

/** CommonJS, whose names only Node can tell. */
const COMMON_JS = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client']
const MODULES = [
  'react-router-dom',
  'react-helmet-async',
  '@lectern/client',
  '@lectern/client/dev-start',
  '@lectern/client/dev-client'
]

/** What an open page keeps while everything else in it is replaced: React and the client. */
export interface VendorBundle {
  /** URL by specifier, with base URL. */
  urls: Readonly<Record<string, string>>
}

interface VendorSettings {
  /** Absolute folder to write to; files are served from its `vendor` folder. */
  cacheDir: string
  /** Absolute folders from which the modules resolve. */
  generatorDirs: readonly string[]
  bundlerHash: string
  baseUrl: string
}

interface VendorRecord extends VendorBundle {
  key: string
  inputs: FileStamps
}

/** Bundle React and the client for development, or take the bundle of an earlier start. */
export async function bundleVendor(settings: VendorSettings): Promise<VendorBundle> {
  const {cacheDir, bundlerHash, baseUrl} = settings
  const recordFile = path.join(cacheDir, 'vendor.json')
  const known = readRecord(recordFile)
  const key = `${bundlerHash} ${baseUrl}`
  if (known?.key === key && areUnchanged(known.inputs, cacheDir)) return known
  const outdir = path.join(cacheDir, 'vendor')
  fs.rmSync(outdir, {recursive: true, force: true})
  const metafile = await runBuild(settings, outdir)
  const record: VendorRecord = {
    key,
    inputs: stampFiles(listInputFiles(metafile, cacheDir), cacheDir),
    urls: listUrls(metafile, baseUrl)
  }
  fs.writeFileSync(recordFile, JSON.stringify(record))
  return record
}

function readRecord(file: string): VendorRecord | undefined {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8')) as VendorRecord
  } catch {
    // Never bundled, or cut off: bundle.
    return undefined
  }
}

async function runBuild({cacheDir, generatorDirs, baseUrl}: VendorSettings, outdir: string) {
  fs.mkdirSync(cacheDir, {recursive: true})
  const {build} = await import('esbuild')
  const names = [...COMMON_JS, ...MODULES]
  const modules = new Map(
    names.map((name) => [entryOf(name), {code: passOn(name, generatorDirs), loader: 'js' as const}])
  )
  const {metafile} = await build({
    entryPoints: Object.fromEntries(names.map((name) => [fileNameOf(name), entryOf(name)])),
    absWorkingDir: cacheDir,
    outdir,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'browser',
    jsx: 'automatic',
    metafile: true,
    logLevel: 'silent',
    charset: 'utf8',
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    publicPath: `${baseUrl}assets/vendor/`,
    define: {'process.env.NODE_ENV': '"development"', global: 'globalThis'},
    plugins: [
      virtualModules(modules, generatorDirs[0] ?? cacheDir),
      dependencyResolver(generatorDirs)
    ]
  })
  return metafile
}

function listUrls({outputs}: Metafile, baseUrl: string): Record<string, string> {
  const urls: Record<string, string> = {}
  for (const [file, {entryPoint}] of Object.entries(outputs)) {
    const name = entryPoint?.split('entry:vendor:')[1]
    if (name !== undefined) urls[name] = `${baseUrl}assets/vendor/${path.basename(file)}`
  }
  return urls
}

const entryOf = (name: string) => `entry:vendor:${name}`
const fileNameOf = (name: string) => name.replace(/^@/, '').replaceAll('/', '-')

/** A module that exports all that another one does, by name where esbuild cannot know the names. */
function passOn(name: string, generatorDirs: readonly string[]): string {
  const source = JSON.stringify(name)
  if (!COMMON_JS.includes(name)) return `export * from ${source}`
  const exported = listExports(name, generatorDirs).filter((key) => /^[\w$]+$/.test(key))
  return [
    `import whole from ${source}`,
    'export default whole',
    ...exported
      .filter((key) => key !== 'default')
      .map((key) => `export const ${key} = whole.${key}`)
  ].join('\n')
}

function listExports(name: string, generatorDirs: readonly string[]): string[] {
  for (const folder of generatorDirs) {
    const require = createRequire(path.join(folder, 'package.json'))
    try {
      require.resolve(name)
    } catch {
      // Not there; the next folder may have it.
      continue
    }
    return Object.keys(require(name) as object)
  }
  throw new Error(`The generator's own dependency ${name} is not installed.`)
}
