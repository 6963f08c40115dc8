import path from 'node:path'
import {readCheckedJson, writeCheckedJson} from '@lectern/shared/cache/checked-json'
import {hashValue} from '@lectern/shared/cache/content-hash'
import {
  areUnchanged,
  type FileStamps,
  readDiskTime,
  stampFiles
} from '@lectern/shared/cache/file-stamps'
import {areFoldersUnchanged, type FolderStamp, stampFolders} from '../cache/style-folders.js'
import type {Stylesheet} from '../input/style-reader.js'

interface StyleRecord {
  css: string
  files: FileStamps
  folders: readonly FolderStamp[]
}

interface CachedStyle {
  siteDir: string
  cacheDir: string
  /** All inputs that aren't files. */
  key: readonly unknown[]
}

/** Returns a stylesheet from the cache if its inputs are unchanged, or compiles it. */
export async function cacheStylesheet(
  {siteDir, cacheDir, key}: CachedStyle,
  create: () => Promise<Stylesheet>
): Promise<Stylesheet> {
  const file = path.join(cacheDir, 'styles', `${hashValue(key)}.json`)
  const record = readCheckedJson<StyleRecord>(file)
  if (record && isCurrent(record, siteDir)) return restore(record, siteDir)
  const since = readDiskTime(cacheDir)
  const style = await create()
  const created: StyleRecord = {
    css: style.css,
    files: stampFiles(style.files, siteDir, since),
    folders: stampFolders(style.folders, siteDir, since)
  }
  writeCheckedJson(file, created)
  return style
}

function isCurrent({files, folders}: StyleRecord, siteDir: string): boolean {
  return areUnchanged(files, siteDir) && areFoldersUnchanged(folders, siteDir)
}

function restore({css, files, folders}: StyleRecord, siteDir: string): Stylesheet {
  return {
    css,
    files: Object.keys(files).map((file) => path.resolve(siteDir, file)),
    folders: folders.map(({folder, glob}) => ({folder: path.resolve(siteDir, folder), glob}))
  }
}
