import fs from 'node:fs'
import path from 'node:path'
import type {DataFile, FileContent} from '@lectern/types'
import type {AssetReader} from '@lectern/core/assets/site-assets'
import type {DevBundles} from '../bundles/dev-bundles.js'
import {isInside} from '@lectern/shared/files/relative-path'
import {readFileStats} from '@lectern/shared/files/file-stats'

/** Response to a URL that isn't a page. */
export type DevFile = (
  | {file: string}
  /** JSON. */
  | {text: string}
  /** A plugin's file. Its name determines the content type. */
  | {content: FileContent; name: string}
) & {isHashed: boolean}

interface FileSettings {
  folders: ReturnType<DevBundles['folders']>
  /** Absolute folders. The last match wins, as in builds. */
  staticDirs: readonly string[]
  assets: Pick<AssetReader, 'published'>
  dataFiles: readonly DataFile[]
}

/**
 * Finds the file for a path. It can be a bundle, a data file, an image with a hashed name, or a
 * static file. Files are served from their location without copying. As on hosts, `/a/` finds
 * `a/index.html`, and `/a` finds `a.html`.
 *
 * @param urlPath - Decoded path that starts with `/`. It doesn't include the base URL, a query or
 *   `..`.
 */
export function findDevFile(urlPath: string, settings: FileSettings): DevFile | undefined {
  if (urlPath.startsWith('/assets/')) {
    const found = findGenerated(urlPath, settings)
    if (found) return found
  }
  const names = urlPath.endsWith('/') ? [`${urlPath}index.html`] : [urlPath, `${urlPath}.html`]
  const folders = settings.staticDirs.toReversed()
  const files = names.flatMap((name) =>
    folders.map((folder) => ({file: path.join(folder, name), folder}))
  )
  const found = files.find(({file, folder}) => readFileStats(file) && isBelow(file, folder))
  return found && {file: found.file, isHashed: false}
}

/**
 * Tests whether a file is below a folder. As in builds, links to subfolders aren't followed,
 * because they could point anywhere. The folder itself can be a link.
 */
function isBelow(file: string, folder: string): boolean {
  return isInside(fs.realpathSync(path.dirname(file)), fs.realpathSync(folder))
}

function findGenerated(urlPath: string, settings: FileSettings): DevFile | undefined {
  const rest = urlPath.slice('/assets/'.length)
  if (rest.startsWith('data/')) return findDataFile(rest.slice('data/'.length), settings.dataFiles)
  const {site, vendor = site} = settings.folders
  const file = rest.startsWith('vendor/')
    ? path.join(vendor, rest.slice('vendor/'.length))
    : path.join(site, rest)
  if (readFileStats(file)) return {file, isHashed: true}
  const asset = settings.assets.published().find(({url}) => decodeURI(url) === urlPath)
  return asset?.copyFrom ? {file: asset.copyFrom, isHashed: true} : undefined
}

/** Finds a data file. Names have no hash, since development doesn't use long-term caching. */
function findDataFile(fileName: string, dataFiles: readonly DataFile[]): DevFile | undefined {
  if (fileName === 'index.json') {
    const index = dataFiles.map(({name}) => [name, `assets/data/file-${name}.json`])
    return {text: JSON.stringify(Object.fromEntries(index)), isHashed: false}
  }
  const wanted = dataFiles.find(({name}) => `file-${name}.json` === fileName)
  if (!wanted) return undefined
  const {data} = wanted
  return {text: JSON.stringify(typeof data === 'function' ? data() : data), isHashed: false}
}
