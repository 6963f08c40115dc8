import type fs from 'node:fs'
import path from 'node:path'
import {isInside} from '@lectern/shared/files/relative-path'
import {readStats} from './read-path.js'
import {watchOrPoll} from './watch-or-poll.js'
import {isWatchedName} from './watched-name.js'

/** Watches the files of a site. */
export interface FileWatcher {
  /**
   * Adds files and folders by their absolute paths. Changes since the watcher was created are
   * reported immediately.
   */
  add(paths: readonly string[]): void
  close(): void
}

interface WatchSettings {
  /** Absolute. */
  siteDir: string
  /** Absolute folders that Lectern writes to. */
  ignored: readonly string[]
  /** Polling interval in milliseconds, for file systems that don't report changes. */
  pollInterval?: number
  /** Wall-clock time at which the first read of the site starts, in milliseconds. */
  since: number
  onChange(file: string, isNew?: boolean): void
  /** Called when the limit of watches is reached and polling starts instead. */
  onFallback(): void
  /** Node's `fs.watch`. */
  watch: typeof fs.watch
}

/** Interval in milliseconds for checking whether a deleted folder exists again. */
const RETURN_INTERVAL = 250
/** Milliseconds by which file times can be behind the clock. */
const CLOCK_SLACK = 20

/** Watches a site and its dependencies in other folders. Reports new, changed and deleted files. */
export function watchFiles(settings: WatchSettings): FileWatcher {
  const roots = new Set([settings.siteDir])
  /** Files outside watched folders. */
  const singles = new Set<string>()
  const isWatched = (file: string) =>
    singles.has(file) || [...roots].some((root) => isInside(file, root))
  const folders = watchOrPoll({
    ...settings,
    isIgnored: (file) =>
      settings.ignored.includes(file) || !isWatchedName(path.basename(file)) || !isWatched(file),
    addAll(polled) {
      for (const root of [...roots, ...[...singles].map(path.dirname)])
        polled.add(root, reportIfNew)
    }
  })
  let isClosed = false
  const timer = setInterval(() => {
    // Skips files that are already watched.
    for (const root of roots) folders.add(root, settings.onChange)
  }, RETURN_INTERVAL).unref()
  folders.add(settings.siteDir)

  function reportIfNew(file: string) {
    const {ctimeMs = 0} = readStats(file) ?? {}
    if (ctimeMs >= settings.since - CLOCK_SLACK) settings.onChange(file)
  }
  return {
    add(paths) {
      // Pending operations can call this function after the watcher is closed. A watched folder
      // would then keep the process alive.
      if (isClosed) return
      for (const added of paths) {
        if (isWatched(added)) continue
        const isFile = readStats(added)?.isFile()
        if (!isFile) {
          roots.add(added)
          folders.add(added, reportIfNew)
          continue
        }
        // Watches the file's folder, because saving can replace the file.
        singles.add(added)
        folders.add(path.dirname(added))
        folders.remember(added)
        reportIfNew(added)
      }
    },
    close() {
      isClosed = true
      clearInterval(timer)
      folders.close()
    }
  }
}
