import path from 'node:path'
import type {BuildOptions, Metafile} from 'esbuild'
import {listInputFiles} from '../cache/input-files.js'
import {virtualModules} from '../entries/virtual-modules.js'
import {dependencyResolver} from '../modules/dependency-resolver.js'
import {nameExports, REACT_MODULES} from '../modules/react-names.js'
import {REQUIRE_BANNER} from '../modules/require-banner.js'

const SHARED = ['react', 'react/jsx-runtime', 'react-dom', 'react-router-dom', 'react-helmet-async']

/** A bundle's modules. A single instance of each preserves contexts and roots. */
const MODULES = {
  client: [
    ...SHARED,
    'react-dom/client',
    '@lectern/client',
    '@lectern/client/dev-start',
    '@lectern/client/dev-client'
  ],
  server: [...SHARED, '@lectern/client', '@lectern/client/server'],
  prerender: [...SHARED, '@lectern/client', '@lectern/client/server']
} as const

/**
 * Names under which sites also import modules. The package `react-router-dom` contains everything in
 * `react-router`, which isn't a dependency of the client.
 */
const OTHER_NAMES: Readonly<Record<string, string>> = {'react-router': 'react-router-dom'}

const SERVER_OPTIONS: BuildOptions = {
  platform: 'node',
  target: 'node20',
  // The router also has a CommonJS build for Node, whose exports couldn't be re-exported by name.
  conditions: ['module-sync'],
  outExtension: {'.js': '.mjs'},
  banner: REQUIRE_BANNER
}

const SIDE_OPTIONS: Readonly<Record<Side, BuildOptions>> = {
  client: {
    platform: 'browser',
    define: {'process.env.NODE_ENV': '"development"', global: 'globalThis'}
  },
  // The thread's environment decides which React build is used.
  server: SERVER_OPTIONS,
  prerender: {...SERVER_OPTIONS, define: {'process.env.NODE_ENV': '"production"'}}
}

/** `client` and `server` are for development. `prerender` is for the server bundle of a build. */
type Side = keyof typeof MODULES

/** A bundle for one side. */
export interface BundledSide {
  /** Filenames by specifier. */
  files: Readonly<Record<string, string>>
  /** Names of all files. */
  allFiles: readonly string[]
  /** Absolute paths of the source files. */
  inputs: readonly string[]
}

/**
 * A vendor bundle's filenames. Its folder `client` is for browsers, and `server` is for Node.js.
 */
export interface VendorFiles {
  /** Filenames in the folder, by specifier. */
  client: Readonly<Record<string, string>>
  /** All filenames in the folder `client`. A page needs nearly all of them. */
  clientFiles: readonly string[]
  /** Filenames in the folder, by specifier. */
  server: Readonly<Record<string, string>>
}

/**
 * Bundles React and the client for development, for the browser and for Node.
 *
 * @param folder - Absolute. Must exist.
 * @param generatorDirs - Absolute folders for resolving the modules.
 * @returns The filenames, and `inputs` with the absolute paths of both sides' source files.
 */
export async function bundleSides(
  folder: string,
  generatorDirs: readonly string[]
): Promise<{files: VendorFiles; inputs: readonly string[]}> {
  const [client, server] = await Promise.all([
    bundleSide(folder, generatorDirs, 'client'),
    bundleSide(folder, generatorDirs, 'server')
  ])
  return {
    files: {client: client.files, clientFiles: client.allFiles, server: server.files},
    inputs: [...new Set([...client.inputs, ...server.inputs])]
  }
}

/**
 * Bundles React and the client for one side into a subfolder with its name.
 *
 * @param folder - Absolute. Must exist.
 * @param generatorDirs - Absolute folders for resolving the modules.
 */
export async function bundleSide(
  folder: string,
  generatorDirs: readonly string[],
  side: Side
): Promise<BundledSide> {
  const {build} = await import('esbuild')
  const names = MODULES[side]
  const modules = new Map(
    names.map((name) => [entryOf(name), {code: passOn(name, generatorDirs), loader: 'js' as const}])
  )
  const {metafile} = await build({
    ...SIDE_OPTIONS[side],
    entryPoints: Object.fromEntries(names.map((name) => [fileNameOf(name), entryOf(name)])),
    absWorkingDir: folder,
    outdir: path.join(folder, side),
    bundle: true,
    splitting: true,
    format: 'esm',
    jsx: 'automatic',
    metafile: true,
    logLevel: 'silent',
    charset: 'utf8',
    legalComments: 'none',
    // Names are kept for stack traces. Everything else is minified, because every page and every
    // start has to parse it.
    minifyWhitespace: true,
    minifySyntax: true,
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    plugins: [
      virtualModules(modules, {siteDir: generatorDirs[0] ?? folder, messages: {}}),
      dependencyResolver(generatorDirs)
    ]
  })
  return {
    files: listFiles(metafile),
    allFiles: Object.keys(metafile.outputs).map((file) => path.basename(file)),
    inputs: listInputFiles(metafile, folder)
  }
}

function listFiles({outputs}: Metafile): Record<string, string> {
  const files: Record<string, string> = {}
  for (const [file, {entryPoint}] of Object.entries(outputs)) {
    const name = entryPoint?.split('entry:vendor:')[1]
    if (name !== undefined) files[name] = path.basename(file)
  }
  for (const [name, same] of Object.entries(OTHER_NAMES)) files[name] = files[same] ?? ''
  return files
}

const entryOf = (name: string) => `entry:vendor:${name}`
const fileNameOf = (name: string) => name.replace(/^@/, '').replaceAll('/', '-')

/** Creates a module that re-exports another module. */
function passOn(name: string, generatorDirs: readonly string[]): string {
  return REACT_MODULES.includes(name)
    ? nameExports(name, generatorDirs)
    : `export * from ${JSON.stringify(name)}`
}
