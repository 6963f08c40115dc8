import fs from 'node:fs'
import path from 'node:path'
import {createFileMatcher} from '@lectern/shared/files/file-matcher'
import type {StyleFolder} from '../input/style-reader.js'
import {areUnchanged, type FileStamps, stampFiles} from '@lectern/shared/cache/file-stamps'
import {relativePath} from '@lectern/shared/files/relative-path'

/** State of the files in a folder that stylesheets depend on. Paths are relative to the site. */
export interface FolderStamp extends StyleFolder {
  files: FileStamps
}

/** Records the state of folders. */
export function stampFolders(
  folders: readonly StyleFolder[],
  siteDir: string,
  since?: number
): FolderStamp[] {
  return joinFolders(folders).map(({folder, glob}) => ({
    folder: relativePath(siteDir, folder),
    glob,
    files: stampFiles(listFolder({folder, glob}), siteDir, since)
  }))
}

/** Returns whether the files in each folder are still the same and unchanged. */
export function areFoldersUnchanged(stamps: readonly FolderStamp[], siteDir: string): boolean {
  return stamps.every(({folder, glob, files}) => {
    const now = listFolder({folder: path.resolve(siteDir, folder), glob})
    const known = new Set(Object.keys(files))
    return (
      now.length === known.size &&
      now.every((file) => known.has(relativePath(siteDir, file))) &&
      areUnchanged(files, siteDir)
    )
  })
}

/** Lists the absolute paths of the files in folders. */
export function listStyleFolders(folders: readonly StyleFolder[]): string[] {
  return [...new Set(joinFolders(folders).flatMap(listFolder))]
}

/** Removes duplicates, because stylesheets often report the same folders. */
function joinFolders(folders: readonly StyleFolder[]): StyleFolder[] {
  const unique = new Map(folders.map((one) => [`${one.folder}\n${one.glob}`, one]))
  return [...unique.values()]
}

function listFolder({folder, glob}: StyleFolder): string[] {
  // If the matcher doesn't support the glob's syntax, all files match.
  const include = /[[\]!()]/.test(glob) ? ['**'] : [glob.replace(/^\.?\//, '')]
  const matches = createFileMatcher({include, exclude: []})
  return walk(folder, '')
    .filter(matches)
    .map((file) => path.join(folder, file))
}

/** Lists files below a folder, with posix paths. Installed packages and caches aren't content. */
function walk(folder: string, below: string): string[] {
  const entries = readFolder(path.join(folder, below))
  return entries.flatMap((entry) => {
    const name = below === '' ? entry.name : `${below}/${entry.name}`
    if (entry.isFile()) return [name]
    return entry.isDirectory() && !/^(?:node_modules|\..*)$/.test(entry.name)
      ? walk(folder, name)
      : []
  })
}

function readFolder(folder: string): fs.Dirent[] {
  try {
    return fs.readdirSync(folder, {withFileTypes: true}).sort((a, b) => (a.name < b.name ? -1 : 1))
  } catch {
    // The folder doesn't exist yet. When it's created, all of its files count as new.
    return []
  }
}
