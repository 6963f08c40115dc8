import type fs from 'node:fs'
import {POLL_INTERVAL} from '../settings/dev-options.js'
import type {FolderWatch} from './folder-watch.js'
import {pollFolders} from './poll-folders.js'
import {watchFolders} from './watch-folders.js'

interface WatchOrPollSettings {
  isIgnored(file: string): boolean
  onChange(file: string, isNew?: boolean): void
  /** Polling interval in milliseconds. If omitted, folders are watched until the limit is reached. */
  pollInterval?: number
  /** Called when the limit of watches is reached and polling starts instead. */
  onFallback(): void
  /** Adds all folders again when polling starts. */
  addAll(polled: FolderWatch): void
  /** Node's `fs.watch`. */
  watch: typeof fs.watch
}

/** Watches folders, and polls them once the limit of watches is reached. */
export function watchOrPoll(settings: WatchOrPollSettings): FolderWatch {
  const {isIgnored, onChange, pollInterval, watch} = settings
  let isPolling = pollInterval !== undefined
  let isClosed = false
  const open = (): FolderWatch =>
    isPolling
      ? pollFolders({isIgnored, onChange, interval: pollInterval ?? POLL_INTERVAL})
      : watchFolders({isIgnored, onChange, onLimit: fallBack, watch})
  let folders = open()

  function fallBack() {
    // Each folder above the limit causes an error.
    if (isPolling) return
    isPolling = true
    settings.onFallback()
    // Lets the failed call finish first.
    queueMicrotask(() => {
      if (isClosed) return
      folders.close()
      folders = open()
      settings.addAll(folders)
    })
  }
  return {
    add: (folder, onFound) => folders.add(folder, onFound),
    remember: (file) => folders.remember(file),
    close() {
      isClosed = true
      folders.close()
    }
  }
}
