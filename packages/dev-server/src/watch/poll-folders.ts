import type fs from 'node:fs'
import path from 'node:path'
import {setImmediate as breathe} from 'node:timers/promises'
import type {FolderWatch, FolderWatchSettings} from './folder-watch.js'
import {readEntries, readRealPath, readStats} from './read-path.js'

/** Number of files to check at a time. */
const BATCH = 200

interface PollSettings extends FolderWatchSettings {
  /** Minimum milliseconds between polls. */
  interval: number
}

/** Polls folders, for file systems that don't report changes. */
export function pollFolders(settings: PollSettings): FolderWatch {
  const roots = new Set<string>()
  let known = new Map<string, string>()
  let timer: NodeJS.Timeout | undefined
  let isClosed = false

  const look = async (): Promise<void> => {
    const start = performance.now()
    const before = new Set(known.keys())
    const seen = new Map<string, string>()
    for (const root of [...roots]) await collect(root, settings, seen)
    if (isClosed) return
    const changed = [...seen].flatMap(([file, stamp]) => (known.get(file) === stamp ? [] : [file]))
    const deleted = [...before].filter((file) => !seen.has(file))
    // Files that were added during the poll are kept.
    const added = [...known].filter(([file]) => !before.has(file) && !seen.has(file))
    known = new Map([...seen, ...added])
    for (const file of [...changed, ...deleted]) settings.onChange(file)
    // Polls large sites less often, so that polling takes at most a fifth of the time.
    timer = setTimeout(look, Math.max(settings.interval, 4 * (performance.now() - start)))
  }
  timer = setTimeout(look, settings.interval)
  return {
    add(folder, onFound = () => {}) {
      // The folder can be inside a watched folder that excludes it.
      if (roots.has(folder)) return
      const found = listStamps(folder, settings)
      for (const [file, stamp] of found) {
        known.set(file, stamp)
        onFound(file)
      }
      roots.add(folder)
    },
    remember(file) {
      const stat = readStats(file)
      if (stat?.isFile()) known.set(file, stampOf(stat))
    },
    close() {
      isClosed = true
      clearTimeout(timer)
    }
  }
}

/** Collects the stamps of all files below a folder, with pauses to handle requests. */
async function collect(
  root: string,
  settings: FolderWatchSettings,
  seen: Map<string, string>
): Promise<void> {
  let count = 0
  for (const [file, stamp] of walk(root, settings)) {
    seen.set(file, stamp)
    if (++count % BATCH === 0) await breathe()
  }
}

function listStamps(root: string, settings: FolderWatchSettings): Map<string, string> {
  return new Map(walk(root, settings))
}

/** Yields each file below a folder with its stamp. */
function* walk(
  folder: string,
  settings: FolderWatchSettings,
  above: ReadonlySet<string> = new Set()
): Generator<[file: string, stamp: string]> {
  const realPath = readRealPath(folder)
  // Prevents endless loops through circular symbolic links.
  if (realPath === undefined || above.has(realPath)) return
  for (const {name} of readEntries(folder)) {
    const full = path.join(folder, name)
    if (settings.isIgnored(full)) continue
    const stat = readStats(full)
    if (stat?.isDirectory()) yield* walk(full, settings, new Set([...above, realPath]))
    else if (stat?.isFile()) yield [full, stampOf(stat)]
  }
}

/** Returns a string that changes when the file does. */
function stampOf({ino, size, mtimeMs}: fs.Stats): string {
  return `${ino} ${size} ${mtimeMs}`
}
