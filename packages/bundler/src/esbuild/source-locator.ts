import fs from 'node:fs'
import {SourceMap, type SourceMapPayload} from 'node:module'
import path from 'node:path'
import {build, type OutputFile, stop} from 'esbuild'
import type {SourcePosition} from '@lectern/types'
import {isInstalled} from '@lectern/shared/files/is-installed'
import {relativePath} from '@lectern/shared/files/relative-path'
import {createEntries} from '../entries/entries.js'
import type {BundleHost, BundleInput} from '../input/bundle-input.js'
import type {BundledPosition, SourceLocator} from '../input/bundle-result.js'
import type {Stubs} from '../input/bundle-run.js'
import {NO_EXACT_NAMES} from '../modules/exact-names.js'
import {filesOf} from './build-result.js'
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
  const run = createRun(input, host.compileImport, {stubs, names: NO_EXACT_NAMES})
  const options = serverOptions(run, createEntries(input), path.join(siteDir, '.site', 'maps'))
  // The same code was just bundled, so a failure is unlikely. Errors are then reported without lines.
  const result = await build({
    ...options,
    sourcemap: 'external',
    sourcesContent: false,
    write: false
  }).catch(() => undefined)
  await stop()
  const files = new Map(result && filesOf(result).map((file) => [file.path, file]))
  const modules = [...files.values()].filter((file) => file.path.endsWith('.mjs'))
  return ({file, ...position}) => {
    const text = lineOf(fs.readFileSync(file, 'utf8'), position.line)
    const found = modules.filter((module) => lineOf(module.text, position.line) === text)
    const map = found.length === 1 ? files.get(`${found[0]?.path}.map`) : undefined
    return map && findOriginal(map, position, siteDir)
  }
}

function lineOf(text: string, line: number): string | undefined {
  return text.split('\n')[line - 1]
}

/** Returns the original position if it's in the site's own code. */
function findOriginal(
  map: OutputFile,
  {line, column}: Omit<BundledPosition, 'file'>,
  siteDir: string
): SourcePosition | undefined {
  const entry = new SourceMap(JSON.parse(map.text) as SourceMapPayload).findEntry(
    line - 1,
    column - 1
  )
  if (!('originalSource' in entry)) return undefined
  const {originalSource, originalLine, originalColumn} = entry
  const file = path.resolve(path.dirname(map.path), originalSource)
  // Compiled Markdown isn't the author's text.
  if (!/\.[cm]?[jt]sx?$/.test(file) || isInstalled(file) || !fs.existsSync(file)) return undefined
  return {file: relativePath(siteDir, file), line: originalLine + 1, column: originalColumn + 1}
}
