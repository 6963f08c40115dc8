import fs from 'node:fs'
import path from 'node:path'
import type {SourceLocator} from '@lectern/bundler'
import {listStackFrames} from '@lectern/shared/problems/stack-frames'
import type {SourcePosition} from '@lectern/types'
import {findBundledSource} from './find-bundled-source.js'
import {findSourcePosition} from './find-source-position.js'

/** Returns where an error was thrown, see `findStackPosition`. */
export function findErrorPosition(error: unknown): SourcePosition | undefined {
  return findStackPosition(error instanceof Error ? (error.stack ?? '') : '')
}

/**
 * Returns where the error of a stack was thrown: the topmost frame in code of the site or a
 * third-party package. For compiled modules, the file is relative to the site root. Otherwise, it's
 * absolute.
 *
 * @param locate - Finds the line in a module of the server bundle. Without it, only the file is known.
 */
export function findStackPosition(
  stack: string,
  locate?: SourceLocator
): SourcePosition | undefined {
  for (const {file, ...position} of listStackFrames(stack)) {
    if (!fs.existsSync(file)) continue
    const [siteDir = '', cached] = file.split(/[\\/]\.site(?=[\\/]cache[\\/])/)
    if (cached !== undefined) {
      const source =
        locate?.({file, ...position}) ??
        findSourcePosition(file, position) ??
        findBundledSource(file, position.line)
      if (source && !isOwn(path.resolve(siteDir, source.file))) return source
    } else if (!isOwn(file)) return {file, ...position}
  }
  return undefined
}

/** Returns whether a file is part of one of Lectern's packages. */
function isOwn(file: string): boolean {
  for (let folder = path.dirname(file); folder !== path.dirname(folder); ) {
    const manifest = path.join(folder, 'package.json')
    if (fs.existsSync(manifest)) {
      const {name} = JSON.parse(fs.readFileSync(manifest, 'utf8')) as {name?: string}
      if (name !== undefined) return name.startsWith('@lectern/')
    }
    folder = path.dirname(folder)
  }
  return false
}
