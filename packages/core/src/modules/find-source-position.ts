import fs from 'node:fs'
import {SourceMap, type SourceMapPayload} from 'node:module'
import path from 'node:path'
import type {SourcePosition} from '@lectern/types'
import {listStackFrames} from '@lectern/shared/problems/stack-frames'
import {relativePath} from '@lectern/shared/files/relative-path'
import {decodeUrlPart} from '@lectern/shared/url/decode-url'

const INLINE_MAP = /\n\/\/# sourceMappingURL=data:application\/json;base64,([\w+/=]+)\s*$/

/**
 * Returns the position in the author's files at which a compiled module threw an error.
 *
 * @param compiled - Absolute path of the module, which contains its source map. Sources in the map
 *   are absolute or relative to the site root.
 */
export function findThrownPosition(error: unknown, compiled: string): SourcePosition | undefined {
  const position = error instanceof Error ? findFrame(error.stack ?? '', compiled) : undefined
  return position && findSourcePosition(compiled, position)
}

/**
 * Converts a position in a compiled module to the position in its source. Returns `undefined` if
 * the module has no source map.
 */
export function findSourcePosition(
  compiled: string,
  position: {line: number; column: number}
): SourcePosition | undefined {
  const map = INLINE_MAP.exec(fs.readFileSync(compiled, 'utf8'))?.[1]
  if (!map) return undefined
  const payload = JSON.parse(Buffer.from(map, 'base64').toString()) as SourceMapPayload
  const entry = new SourceMap(payload).findEntry(position.line - 1, position.column - 1)
  if (!('originalSource' in entry)) return undefined
  const {originalSource, originalLine, originalColumn} = entry
  const file = relativeToSite(originalSource, compiled)
  return {file, line: originalLine + 1, column: originalColumn + 1}
}

/**
 * Returns the path of a source relative to the site root, which is the folder that contains the
 * compiled modules.
 */
function relativeToSite(source: string, compiled: string): string {
  const [siteDir = ''] = compiled.split(`${path.sep}.site${path.sep}`)
  // In source maps, esbuild encodes the characters of paths that aren't valid in URLs.
  return relativePath(siteDir, path.resolve(siteDir, decodeUrlPart(source)))
}

/** Returns the position of the topmost stack frame in a module, 1-based. */
function findFrame(stack: string, compiled: string): {line: number; column: number} | undefined {
  for (const {file, ...position} of listStackFrames(stack))
    if (path.resolve(file) === path.resolve(compiled)) return position
  return undefined
}
