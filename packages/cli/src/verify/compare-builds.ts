import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type {BuildChange, BuildDifference} from '@lectern/types'
import {cacheFolder} from '@lectern/core/memory/cache-folders'
import {compareContents} from './compare-contents.js'
import {copySite} from './copy-site.js'

/** A build of a copy of the site. Folders are absolute. */
export interface ComparedBuild {
  siteDir: string
  outDir: string
  /** Options of the plugin instance that changes. */
  options: object
}

/**
 * Builds a copy of a site before and after a change. Both builds use the same cache, whose keys
 * contain all inputs.
 *
 * @param siteDir - Absolute.
 * @returns The first difference between the outputs, or `undefined` if they're equal.
 */
export async function compareBuilds(
  {options, deleted}: BuildChange,
  siteDir: string,
  build: (settings: ComparedBuild) => Promise<unknown>
): Promise<BuildDifference | undefined> {
  const folder = fs.mkdtempSync(path.join(fs.realpathSync(os.tmpdir()), 'site-compare-'))
  try {
    const written = [path.dirname(cacheFolder(siteDir)), path.join(siteDir, 'build')]
    const copy = copySite({siteDir: fs.realpathSync(siteDir), written, target: folder})
    const before = path.join(folder, 'before')
    const after = path.join(folder, 'after')
    await build({siteDir: copy, outDir: before, options: options.before})
    for (const file of deleted) fs.rmSync(path.join(copy, file))
    await build({siteDir: copy, outDir: after, options: options.after})
    return compareContents(before, after)
  } finally {
    fs.rmSync(folder, {recursive: true, force: true})
  }
}
