import fs from 'node:fs'
import path from 'node:path'
import {hashContent} from '@lectern/shared/cache/content-hash'
import {replaceFile} from '@lectern/shared/cache/replace-file'

/** State of the copies in a gathered folder. It's stored between builds. */
export interface GatheredManifest {
  /** Folder with the copies, relative to the site root, with forward slashes. */
  folder: string
  /** Folder that messages name for missing files, relative to the site root. */
  home: string
  /** Copies by path in the folder. */
  copies: Readonly<Record<string, GatheredCopy>>
}

/** A copy, with the file times that show whether it's current. */
export interface GatheredCopy {
  /** Path of the original, relative to the site root. */
  original: string
  /** Size and change time of the original. */
  from: FileTime
  /** Size and modification time of the copy. */
  to: FileTime
  /** Whether the copy depends on nothing but its original, so that it's current as long as that is. */
  isFinal: boolean
}

type FileTime = readonly [size: number, time: number]

/** How long manifests and copies of removed versions are kept, in milliseconds. */
export const KEPT_COPIES = 14 * 24 * 60 * 60 * 1000

/** Reads the manifest of a gathered folder. Returns `undefined` if it's missing or incomplete. */
export function readManifest(siteDir: string, folder: string): GatheredManifest | undefined {
  return parseFile(manifestFile(siteDir, folder))
}

/** Reads the manifests of all gathered folders. */
export function readManifests(siteDir: string): GatheredManifest[] {
  const root = manifestsFolder(siteDir)
  if (!fs.existsSync(root)) return []
  return fs.readdirSync(root).flatMap((name) => parseFile(path.join(root, name)) ?? [])
}

/** Stores a manifest. Its modification time is the time at which the folder was last used. */
export function writeManifest(siteDir: string, manifest: GatheredManifest): void {
  replaceFile(manifestFile(siteDir, manifest.folder), JSON.stringify(manifest))
}

/** Marks the manifest of an unchanged folder as used. */
export function touchManifest(siteDir: string, folder: string): void {
  const now = new Date()
  fs.utimesSync(manifestFile(siteDir, folder), now, now)
}

/**
 * Deletes copies that no build has used for a while, e.g. because a version was removed.
 *
 * @param now - Milliseconds since 1970.
 */
export function pruneGathered(siteDir: string, now: number): void {
  for (const {folder} of readManifests(siteDir)) {
    const file = manifestFile(siteDir, folder)
    if (now - fs.statSync(file).mtimeMs <= KEPT_COPIES) continue
    fs.rmSync(path.join(siteDir, folder), {recursive: true, force: true})
    fs.rmSync(file, {force: true})
  }
}

function manifestsFolder(siteDir: string): string {
  return path.join(siteDir, '.site', 'cache', 'gathered')
}

function manifestFile(siteDir: string, folder: string): string {
  return path.join(manifestsFolder(siteDir), `${hashContent(folder)}.json`)
}

function parseFile(file: string): GatheredManifest | undefined {
  if (!file.endsWith('.json')) return undefined
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8')) as GatheredManifest
  } catch {
    // Without a manifest, all files are copied again.
    return undefined
  }
}
