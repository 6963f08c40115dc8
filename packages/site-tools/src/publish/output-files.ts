import fs from 'node:fs'
import path from 'node:path'
import {hashFully} from '@lectern/shared/cache/content-hash'
import {listFiles} from '@lectern/shared/files/list-files'
import type {DeployedFiles} from './deploy-state.js'

/** Lists and hashes the files of a built site, sorted by path. */
export function listOutputFiles(outDir: string): DeployedFiles {
  return Object.fromEntries(
    listFiles(outDir).map((file) => {
      const content = fs.readFileSync(path.join(outDir, file))
      return [file, {hash: hashFully(content), size: content.length}]
    })
  )
}

/** Returns whether a page that was opened before a deployment may still load a file. */
export function isAsset(file: string): boolean {
  return /(?:^|\/)assets\//.test(file)
}

/** Returns a file's position in a deployment: assets, then pages, then the service worker. */
export function orderOf(file: string): number {
  if (/(?:^|\/)sw\.js$/.test(file)) return 2
  return file.endsWith('.html') ? 1 : 0
}
