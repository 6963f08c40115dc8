import path from 'node:path'
import type {Metafile} from 'esbuild'
import type {Bundles, ClientModule} from '@lectern/types'
import {CLIENT_ENTRY, SERVER_ENTRY, START_ENTRY, type BundleEntries} from '../entries/entries.js'
import {FEATURE_PREFIX, outputStem} from '../entries/output-stem.js'
import type {BundleInput} from '../input/bundle-input.js'
import {assetPath, entryFiles, staticImports} from './output-files.js'

interface BundlesInput {
  input: BundleInput
  entries: BundleEntries
  client: Metafile
  server: Metafile
  /** Maps esbuild's output folder to the current folder. */
  relocate(file: string): string
}

/** Collects what pages need from esbuild's output: URLs, preloads and server modules. */
export function createBundles({input, entries, client, server, relocate}: BundlesInput): Bundles {
  const absolute = (file: string) => relocate(path.resolve(input.siteDir, file))
  const outputs = readClientOutputs(client, input)
  const serverFiles = entryFiles(server, '.mjs')
  const main = need(outputs.modules.get(CLIENT_ENTRY), CLIENT_ENTRY)
  const names = [...entries.names.keys()]
  const frame: ClientModule = {...main, styles: []}
  const start = outputs.modules.get(START_ENTRY)?.url
  return {
    clientId: outputStemHash(main.url),
    ...(start !== undefined && {start}),
    main,
    preloads: [],
    fonts: outputs.fonts,
    modules: Object.fromEntries(
      names.map((entry) => [
        entry,
        entries.frame.has(entry) ? frame : need(outputs.modules.get(entry), entry)
      ])
    ),
    featureStyles: outputs.featureStyles,
    server: {
      entry: absolute(need(serverFiles.get(SERVER_ENTRY), SERVER_ENTRY)),
      modules: Object.fromEntries(
        names.map((entry) => [entry, absolute(need(serverFiles.get(entry), entry))])
      )
    },
    files: Object.fromEntries(
      Object.keys(client.outputs)
        // A stylesheet doesn't need a script, but esbuild creates an empty one.
        .filter((file) => !(file.endsWith('.js') && isFeatureFile(file, input)))
        .map((file) => [`assets/${assetPath(file)}`, absolute(file)])
    ),
    bytes: {scripts: sumBytes(client, '.js'), styles: sumBytes(client, '.css')}
  }
}

function readClientOutputs(client: Metafile, input: BundleInput) {
  const {baseUrl} = input
  const url = (file: string) => `${baseUrl}assets/${assetPath(file)}`
  const modules = new Map<string, ClientModule>()
  const mainStyles = listStyleInputs(client, entryFiles(client, '.js').get(CLIENT_ENTRY))
  for (const [entry, file] of entryFiles(client, '.js')) {
    const {cssBundle} = client.outputs[file] ?? {}
    // If only one entry contains the frame's styles, they're in the main stylesheet. Every page
    // links to it.
    const isOwn =
      entry === CLIENT_ENTRY ||
      listStyleInputs(client, file).some((name) => !mainStyles.includes(name))
    modules.set(entry, {
      url: url(file),
      imports: staticImports(client, file).map(url),
      styles: cssBundle && isOwn ? [url(cssBundle)] : []
    })
  }
  const featureStyles = Object.fromEntries(
    Object.keys(client.outputs)
      .filter((file) => file.endsWith('.css') && isFeatureFile(file, input))
      .map((file) => [outputStem(file).slice(FEATURE_PREFIX.length), url(file)])
  )
  const preloaded = new Set(input.preloadedFonts)
  const fonts = Object.entries(client.outputs)
    .filter(([, {inputs}]) => isFontOf(preloaded, Object.keys(inputs), input.siteDir))
    .map(([file]) => url(file))
  return {modules, featureStyles, fonts}
}

/**
 * Returns whether an output file is a copy of a preloaded font. A stylesheet that embeds the font
 * isn't a copy and has several inputs.
 */
function isFontOf(
  preloaded: ReadonlySet<string>,
  [file, ...others]: readonly string[],
  siteDir: string
): boolean {
  return file !== undefined && others.length === 0 && preloaded.has(path.resolve(siteDir, file))
}

/** Lists the inputs of an entry's stylesheet. */
function listStyleInputs({outputs}: Metafile, file: string | undefined): string[] {
  const {cssBundle} = outputs[file ?? ''] ?? {}
  return Object.keys(outputs[cssBundle ?? '']?.inputs ?? {})
}

/**
 * Returns whether an output file belongs to a feature's stylesheet. The prefix isn't enough,
 * because page names can also start with it.
 */
function isFeatureFile(file: string, {featureStyles}: BundleInput): boolean {
  const stem = outputStem(file)
  return Object.keys(featureStyles).some((name) => stem === FEATURE_PREFIX + name)
}

function outputStemHash(url: string): string {
  return /-([A-Z0-9]{8})\.\w+$/.exec(url)?.[1] ?? url
}

function sumBytes({outputs}: Metafile, ending: string): number {
  return Object.entries(outputs)
    .filter(([file]) => file.endsWith(ending))
    .reduce((sum, [, {bytes}]) => sum + bytes, 0)
}

function need<Value>(value: Value | undefined, name: string): Value {
  if (value === undefined) throw new Error(`esbuild wrote no file for the entry ${name}.`)
  return value
}
