import fs from 'node:fs'
import path from 'node:path'
import type {FolderWatch, FolderWatchSettings} from './folder-watch.js'
import {readEntries, readRealPath, readStats} from './read-path.js'

interface EventSettings extends FolderWatchSettings {
  /** Called when the system's limit of watches is reached. Existing watches are kept. */
  onLimit(): void
  /** Node's `fs.watch`. */
  watch(folder: string, listener: (event: string, name: string | null) => void): fs.FSWatcher
}

/**
 * Watches folders with system events. Only folders have watches, not files. This way, large sites
 * start quickly and stay below the system's limits.
 */
export function watchFolders(settings: EventSettings): FolderWatch {
  return new WatchedFolders(settings)
}

interface WatchedFolder {
  watcher: fs.FSWatcher
  realPath: string
  files: Set<string>
  /** Names of subfolders. */
  folders: Set<string>
}

type OnFound = (file: string, isNew?: boolean) => void

type Kind = 'file' | 'folder' | undefined

/**
 * Returns the type of a directory entry. Only symbolic links need a `stat` call, because these
 * calls take most of the time.
 */
function kindOf(entry: fs.Dirent, full: string): Kind {
  if (entry.isFile()) return 'file'
  return entry.isDirectory() ? 'folder' : statKind(full)
}

function statKind(full: string): Kind {
  const stat = readStats(full)
  if (stat?.isFile()) return 'file'
  return stat?.isDirectory() ? 'folder' : undefined
}

class WatchedFolders implements FolderWatch {
  readonly #settings: EventSettings
  readonly #folders = new Map<string, WatchedFolder>()
  /** Prevents endless loops through circular symbolic links. */
  readonly #realPaths = new Set<string>()

  constructor(settings: EventSettings) {
    this.#settings = settings
  }

  add(folder: string, onFound: OnFound = () => {}): void {
    if (this.#folders.has(folder)) return
    const realPath = readRealPath(folder)
    if (realPath === undefined || this.#realPaths.has(realPath)) return
    // The folder is watched before it's read. A change in between may be reported twice, but it
    // isn't missed.
    const watcher = this.#watch(folder)
    if (!watcher) return
    this.#realPaths.add(realPath)
    const record = {watcher, realPath, files: new Set<string>(), folders: new Set<string>()}
    this.#folders.set(folder, record)
    for (const entry of readEntries(folder)) {
      const full = path.join(folder, entry.name)
      if (!this.#settings.isIgnored(full)) this.#take(full, kindOf(entry, full), record, onFound)
    }
  }

  remember(file: string): void {
    this.#folders.get(path.dirname(file))?.files.add(path.basename(file))
  }

  close(): void {
    for (const {watcher} of this.#folders.values()) watcher.close()
    this.#folders.clear()
    this.#realPaths.clear()
  }

  #watch(folder: string): fs.FSWatcher | undefined {
    try {
      const watcher = this.#settings.watch(folder, (event, name) => {
        const isOfItself = event === 'rename' && name === path.basename(folder)
        if (isOfItself) this.#reopen(folder)
        this.#check(folder, name)
      })
      // Some systems report an error when the folder is deleted.
      return watcher.on('error', () => this.#reopen(folder))
    } catch (error) {
      const {code = ''} = error as NodeJS.ErrnoException
      if (code === 'ENOSPC' || code === 'EMFILE') this.#settings.onLimit()
      // For other errors, the folder was just deleted or isn't readable.
      return undefined
    }
  }

  /** Handles an event in a folder. If the event has no filename, anything in the folder may have changed. */
  #check(folder: string, name: string | null): void {
    const record = this.#folders.get(folder)
    if (!record) return
    if (!fs.existsSync(folder)) {
      this.#forget(folder, record)
      return
    }
    const listed = () => readEntries(folder).map((entry) => entry.name)
    const names = name === null ? [...listed(), ...record.files, ...record.folders] : [name]
    for (const one of new Set(names)) this.#look(folder, one, record, this.#settings.onChange)
  }

  /** Opens a new watch for a folder that was replaced. The old one no longer reports events. */
  #reopen(folder: string): void {
    const record = this.#folders.get(folder)
    if (record) this.#forget(folder, record)
    this.add(folder, this.#settings.onChange)
  }

  #look(folder: string, name: string, record: WatchedFolder, onFile: OnFound): void {
    const full = path.join(folder, name)
    if (!this.#settings.isIgnored(full)) this.#take(full, statKind(full), record, onFile)
  }

  #take(full: string, kind: Kind, record: WatchedFolder, onFile: OnFound): void {
    const name = path.basename(full)
    if (kind === 'file') {
      const isNew = !record.files.has(name)
      record.files.add(name)
      onFile(full, isNew)
    } else if (kind === 'folder') {
      record.folders.add(name)
      this.add(full, onFile)
    } else this.#drop(full, name, record)
  }

  #drop(full: string, name: string, record: WatchedFolder): void {
    if (record.files.delete(name)) this.#settings.onChange(full)
    const inside = this.#folders.get(full)
    if (record.folders.delete(name) && inside) this.#forget(full, inside)
  }

  /** Handles the deletion of a folder with its contents. */
  #forget(folder: string, record: WatchedFolder): void {
    record.watcher.close()
    this.#folders.delete(folder)
    this.#realPaths.delete(record.realPath)
    for (const name of [...record.files, ...record.folders])
      this.#drop(path.join(folder, name), name, record)
  }
}
