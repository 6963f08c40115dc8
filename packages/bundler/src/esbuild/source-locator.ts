import fs from 'node:fs'
import {SourceMap, type SourceMapPayload} from 'node:module'
import path from 'node:path'
import {build, type BuildOptions, type BuildResult, type OutputFile, stop} from 'esbuild'
import type {SourcePosition} from '@lectern/types'
import {isInstalled} from '@lectern/shared/files/is-installed'
import {relativePath} from '@lectern/shared/files/relative-path'
import {type Corrections, findCorrections, NO_CORRECTIONS} from '../corrections/corrections.js'
import {createEntries} from '../entries/entries.js'
import type {BundleHost, BundleInput} from '../input/bundle-input.js'
import type {BundledPosition, SourceLocator} from '../input/bundle-result.js'
import type {Stubs} from '../input/bundle-run.js'
import {filesOf} from './build-result.js'
import {isBuildFailure} from './bundle-error.js'
import {serverOptions} from './esbuild-options.js'
import {createRun} from './run-esbuild.js'
import {NO_STUBS} from './stubs.js'

/**
 * Bundles the server again with source maps. Builds don't create them, because they take time and only
 * pages that fail need them.
 *
 * @param stubs - Modules that couldn't be bundled.
 */
export async function createSourceLocator(
  input: BundleInput,
  host: BundleHost,
  stubs: Stubs = NO_STUBS
): Promise<SourceLocator> {
  const {siteDir} = input
  const entries = createEntries(input)
  const result = await bundleWithMaps(input, (corrections) => {
    const run = createRun(input, host.compileImport, {stubs, corrections})
    return serverOptions(run, entries, path.join(siteDir, '.site', 'maps'))
  })
  await stop()
  const files = new Map(result && filesOf(result).map((file) => [file.path, file]))
  const modules = [...files.values()]
    .filter((file) => file.path.endsWith('.mjs'))
    .map((file) => ({lines: file.text.split('\n'), mapFile: `${file.path}.map`}))
  const maps = new Map<string, SourceMap>()
  return ({file, ...position}) => {
    const text = fs.readFileSync(file, 'utf8').split('\n')[position.line - 1]
    const [found, ...others] = modules.filter(({lines}) => lines[position.line - 1] === text)
    if (!found || others.length > 0) return undefined
    const {mapFile} = found
    const map = maps.get(mapFile) ?? readMap(files.get(mapFile))
    maps.set(mapFile, map)
    return findOriginal(map, position, {siteDir, folder: path.dirname(mapFile)})
  }
}

/**
 * Bundles the server in memory. The same code was just bundled, so a failure is unlikely. The result is then
 * `undefined`, and errors are reported without lines.
 */
async function bundleWithMaps(
  input: BundleInput,
  createOptions: (corrections: Corrections) => BuildOptions
): Promise<BuildResult | undefined> {
  const settings = {sourcemap: 'external', sourcesContent: false, write: false} as const
  let corrections = NO_CORRECTIONS
  for (;;) {
    try {
      return await build({...createOptions(corrections), ...settings})
    } catch (error) {
      const errors = isBuildFailure(error) ? error.errors : []
      const found = findCorrections(errors, corrections, input)
      if (!found) return undefined
      corrections = found
    }
  }
}

function readMap(file: OutputFile | undefined): SourceMap {
  if (!file) throw new Error('esbuild did not return a source map.')
  return new SourceMap(JSON.parse(file.text) as SourceMapPayload)
}

/** Returns the original position if it's in the site's own code. */
function findOriginal(
  map: SourceMap,
  {line, column}: Omit<BundledPosition, 'file'>,
  {siteDir, folder}: {siteDir: string; folder: string}
): SourcePosition | undefined {
  const entry = map.findEntry(line - 1, column - 1)
  if (!('originalSource' in entry)) return undefined
  const {originalSource, originalLine, originalColumn} = entry
  const file = path.resolve(folder, originalSource)
  // Compiled Markdown isn't the author's text.
  if (!/\.[cm]?[jt]sx?$/.test(file) || isInstalled(file) || !fs.existsSync(file)) return undefined
  return {file: relativePath(siteDir, file), line: originalLine + 1, column: originalColumn + 1}
}
