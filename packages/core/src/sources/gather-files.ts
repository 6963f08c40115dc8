import fs from 'node:fs'
import path from 'node:path'
import type {GatheredFile, GatheredFiles} from '@lectern/types'
import {createCacheFolder} from '@lectern/shared/cache/cache-folder'
import {replaceFile} from '@lectern/shared/cache/replace-file'
import {relativePath} from '@lectern/shared/files/relative-path'
import {
  type GatheredCopy,
  type GatheredManifest,
  readManifest,
  touchManifest,
  writeManifest
} from './gathered-manifest.js'

/** Files that were gathered in a folder. */
export interface GatheredFolder extends GatheredFiles {
  /** Absolute. */
  folder: string
}

/** Copies files to a folder. Copies that are current are kept, and all other files are deleted. */
export function gatherFiles(wanted: GatheredFolder, siteDir: string): void {
  const folder = relativePath(siteDir, wanted.folder)
  const known = readManifest(siteDir, folder)
  // Without a manifest, the origin of existing files is unknown.
  if (!known) fs.rmSync(wanted.folder, {recursive: true, force: true})
  const former = known?.copies ?? {}
  const copies: Record<string, GatheredCopy> = {}
  createCacheFolder(wanted.folder)
  deleteUnwanted(Object.keys(former), wanted)
  for (const [name, file] of wanted.files)
    copies[name] = updateCopy(file, path.join(wanted.folder, name), siteDir, former[name])
  const manifest: GatheredManifest = {folder, home: wanted.home, copies}
  if (known && isSame(known, manifest)) touchManifest(siteDir, folder)
  else writeManifest(siteDir, manifest)
}

/**
 * Updates the copies of changed files.
 *
 * @param changed - Absolute paths of originals. Missing files are skipped.
 * @returns Absolute paths of the copies.
 */
export function updateCopies(
  changed: ReadonlySet<string>,
  wanted: GatheredFolder,
  siteDir: string
): string[] {
  const found = [...wanted.files].filter(([, {original}]) => changed.has(original))
  return found.flatMap(([name, file]) => {
    if (!fs.existsSync(file.original)) return []
    const copy = path.join(wanted.folder, name)
    updateCopy(file, copy, siteDir, undefined)
    return [copy]
  })
}

function updateCopy(
  {original, adjust}: GatheredFile,
  copy: string,
  siteDir: string,
  known: GatheredCopy | undefined
): GatheredCopy {
  const {size, ctimeMs} = fs.statSync(original)
  const source = relativePath(siteDir, original)
  const kept = fs.statSync(copy, {throwIfNoEntry: false})
  const isCurrent =
    known?.isFinal &&
    known.original === source &&
    known.from[0] === size &&
    known.from[1] === ctimeMs &&
    known.to[0] === kept?.size &&
    known.to[1] === kept.mtimeMs
  if (isCurrent) return known
  const {bytes, isFinal} = readAdjusted({original, adjust}, copy)
  if (!kept?.isFile() || kept.size !== bytes.length || !fs.readFileSync(copy).equals(bytes))
    replaceFile(copy, bytes)
  const written = fs.statSync(copy)
  return {original: source, from: [size, ctimeMs], to: [written.size, written.mtimeMs], isFinal}
}

function readAdjusted(
  {original, adjust}: GatheredFile,
  copy: string
): {bytes: Uint8Array; isFinal: boolean} {
  const bytes = fs.readFileSync(original)
  if (!adjust) return {bytes, isFinal: true}
  const text = bytes.toString('utf8')
  const adjusted = adjust(text, copy)
  // Invalid UTF-8 is kept, because it's reported later.
  return adjusted.text === text
    ? {bytes, isFinal: adjusted.isFinal}
    : {bytes: Buffer.from(adjusted.text), isFinal: adjusted.isFinal}
}

/** Deletes copies that aren't wanted anymore, with folders that are then empty. */
function deleteUnwanted(names: readonly string[], {folder, files}: GatheredFolder): void {
  for (const name of names) {
    if (files.has(name)) continue
    fs.rmSync(path.join(folder, name), {recursive: true, force: true})
    for (let parent = path.posix.dirname(name); parent !== '.'; parent = path.posix.dirname(parent))
      if (!deleteEmpty(path.join(folder, parent))) break
  }
}

function deleteEmpty(folder: string): boolean {
  try {
    fs.rmdirSync(folder)
    return true
  } catch {
    // The folder still contains files.
    return false
  }
}

function isSame(before: GatheredManifest, after: GatheredManifest): boolean {
  const names = Object.keys(after.copies)
  return (
    before.home === after.home &&
    names.length === Object.keys(before.copies).length &&
    names.every(
      (name) => JSON.stringify(before.copies[name]) === JSON.stringify(after.copies[name])
    )
  )
}
