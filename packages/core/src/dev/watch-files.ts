import path from 'node:path'
import type * as Chokidar from 'chokidar'

/** Looks after the files of a site. */
export interface FileWatcher {
  /** Watch more files and folders; absolute. */
  add(paths: readonly string[]): void
  close(): Promise<void>
}

interface WatchSettings {
  siteDir: string
  /** Files and folders, absolute. */
  paths: readonly string[]
  /** Folders that the generator writes; absolute. */
  ignored: readonly string[]
  /** Look at the files again and again, for file systems that send no events. */
  poll: boolean
  onChange(file: string): void
  /** The system allows no more watched files: polling goes on in its place. */
  onFallback(): void
}

/** Watch a site for new, changed and deleted files. */
export async function watchFiles(settings: WatchSettings): Promise<FileWatcher> {
  const {watch} = await import('chokidar')
  const watched = new Set(settings.paths)
  let watcher = open(watch, settings, [...watched], settings.poll, onError)
  function onError(error: unknown) {
    const {code} = error as NodeJS.ErrnoException
    if (code !== 'ENOSPC' && code !== 'EMFILE') return
    // The old one has nothing more to say; that it cannot be closed cleanly is no harm.
    watcher.close().catch(() => {})
    settings.onFallback()
    watcher = open(watch, settings, [...watched], true, () => {})
  }
  return {
    add(paths) {
      const fresh = paths.filter((file) => !watched.has(file))
      for (const file of fresh) watched.add(file)
      if (fresh.length > 0) watcher.add(fresh)
    },
    close: () => watcher.close()
  }
}

function open(
  watch: typeof Chokidar.watch,
  settings: WatchSettings,
  paths: string[],
  poll: boolean,
  onError: (error: unknown) => void
): Chokidar.FSWatcher {
  const ignored = new Set(settings.ignored)
  let hasFailed = false
  return watch(paths, {
    ignoreInitial: true,
    usePolling: poll,
    interval: 150,
    ignored: (file) =>
      ignored.has(file) || /^(?:node_modules|\.git|\.site)$/.test(path.basename(file))
  })
    .on('all', (event, file) => {
      if (event === 'add' || event === 'change' || event === 'unlink') settings.onChange(file)
    })
    .on('error', (error) => {
      // Every file that is too many reports itself.
      if (!hasFailed) onError(error)
      hasFailed = true
    })
}
