import fs from 'node:fs'
import {SourceMap, type SourceMapPayload} from 'node:module'
import path from 'node:path'
import {fileURLToPath, pathToFileURL} from 'node:url'
import type {SiteProblem, ThrownInBrowser} from '@lectern/types'
import {findThrownPosition} from './thrown-position.js'
import {decodeUrl} from '@lectern/shared/url/decode-url'

interface LocatorSettings {
  /** Absolute. */
  siteDir: string
  /** Returns the bundle file for a URL path. The path includes the base URL. */
  findFile(urlPath: string): string | undefined
}

/**
 * Describes an error that was thrown in the browser, with its position in the site's sources. The browser only knows
 * the position in the bundle.
 */
export function locateBrowserError(
  thrown: ThrownInBrowser,
  settings: LocatorSettings
): SiteProblem {
  const stack = thrown.stack.replace(
    /https?:\/\/[^/\s]+(\/[^\s:?]+)(?:\?[^\s:]*)?:(\d+):(\d+)/g,
    (whole, urlPath: string, line: string, column: string) =>
      findOriginal(urlPath, Number(line), Number(column), settings) ?? whole
  )
  return {
    code: 'browser-error',
    message: `The page ${thrown.page} threw an error in the browser: ${thrown.message.split('\n')[0]?.replace(/\.$/, '')}.`,
    position: findThrownPosition(stack, settings.siteDir),
    hint: 'Fix the component that throws.'
  }
}

/** Returns `file:line:column` in the sources for a position in a bundle. */
function findOriginal(
  urlPath: string,
  line: number,
  column: number,
  {findFile}: LocatorSettings
): string | undefined {
  const file = findFile(decodeUrl(urlPath))
  const map = file && readMap(`${file}.map`)
  if (!file || !map) return undefined
  const entry = new SourceMap(map).findEntry(line - 1, column - 1)
  if (!('originalSource' in entry)) return undefined
  const source = new URL(entry.originalSource, pathToFileURL(file))
  if (source.protocol !== 'file:') return undefined
  const original = path.normalize(fileURLToPath(source))
  return `${original}:${entry.originalLine + 1}:${entry.originalColumn + 1}`
}

function readMap(file: string): SourceMapPayload | undefined {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8')) as SourceMapPayload
  } catch {
    // Most files without a source map are packages, and positions in packages don't help.
    return undefined
  }
}
