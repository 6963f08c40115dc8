import fs from 'node:fs'
import path from 'node:path'
import {POLL_INTERVAL} from '../settings/dev-options.js'
import type {FolderWatch} from './folder-watch.js'
import {pollFolders} from './poll-folders.js'
import {watchFolders} from './watch-folders.js'
import {isWatchedName} from './watched-name.js'

/** Looks after the files of a site. */
export interface FileWatcher {
  /**
   * Watches more files and folders, absolute. Changes since the watcher was created are reported
   * at once.
   */
  add(paths: readonly string[]): void
  close(): void
}

interface WatchSettings {
  /** Absolute. */
  siteDir: string
  /** Folders that the generator writes; absolute. */
  ignored: readonly string[]
  /** Milliseconds between two looks at the files, for file systems that send no events. */
  pollInterval?: number
  /** Wall-clock milliseconds at which reading the site begins. */
  since: number
  onChange(file: string, isNew?: boolean): void
  /** The system allows no more watches, so polling continues instead. */
  onFallback(): void
  /** Node's `fs.watch`. */
  watch: typeof fs.watch
}

/** Interval of searching a deleted folder. */
const RETURN_INTERVAL = 250
/** File systems may keep times a little behind the clock. */
const CLOCK_SLACK = 20

/** Watches a site, and what it uses from elsewhere, for new, changed and deleted files. */
export function watchFiles(settings: WatchSettings): FileWatcher {
  const roots = new Set([settings.siteDir])
  /** Files outside of all folders that are watched whole. */
  const singles = new Set<string>()
  let isPolling = settings.pollInterval !== undefined
  const isInside = (file: string) =>
    [...roots].some((root) => file === root || file.startsWith(root + path.sep))
  const folderSettings = {
    isIgnored: (file: string) =>
      settings.ignored.includes(file) ||
      !isWatchedName(path.basename(file)) ||
      !(isInside(file) || singles.has(file)),
    onChange: settings.onChange
  }
  const open = (): FolderWatch =>
    isPolling
      ? pollFolders({...folderSettings, interval: settings.pollInterval ?? POLL_INTERVAL})
      : watchFolders({...folderSettings, onLimit: fallBack, watch: settings.watch})
  let folders = open()
  let isClosed = false
  const timer = setInterval(lookForRoots, RETURN_INTERVAL).unref()
  folders.add(settings.siteDir)

  function fallBack() {
    // Every folder over the limit reports that.
    if (isPolling) return
    isPolling = true
    settings.onFallback()
    // The failed call finishes first.
    queueMicrotask(() => {
      if (isClosed) return
      folders.close()
      folders = open()
      for (const root of [...roots, ...[...singles].map(path.dirname)]) folders.add(root, tellIfNew)
    })
  }
  function lookForRoots() {
    // Files that are watched already are skipped.
    for (const root of roots) folders.add(root, settings.onChange)
  }
  function tellIfNew(file: string) {
    const {ctimeMs = 0} = fs.statSync(file, {throwIfNoEntry: false}) ?? {}
    if (ctimeMs >= settings.since - CLOCK_SLACK) settings.onChange(file)
  }
  return {
    add(paths) {
      // Whatever was still running: a watched folder keeps the process alive.
      if (isClosed) return
      for (const added of paths) {
        if (isInside(added) || singles.has(added)) continue
        const isFile = fs.statSync(added, {throwIfNoEntry: false})?.isFile()
        if (!isFile) {
          roots.add(added)
          folders.add(added, tellIfNew)
          continue
        }
        // Saving can replace the file. The folder reports both.
        singles.add(added)
        folders.add(path.dirname(added))
        folders.remember(added)
        tellIfNew(added)
      }
    },
    close() {
      isClosed = true
      clearInterval(timer)
      folders.close()
    }
  }
}
