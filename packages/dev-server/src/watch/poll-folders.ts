import fs from 'node:fs'
import path from 'node:path'
import {setImmediate as breathe} from 'node:timers/promises'
import type {FolderWatch, FolderWatchSettings} from './folder-watch.js'

/** How many files are looked at in one go. */
const BATCH = 200

interface PollSettings extends FolderWatchSettings {
  /** Milliseconds between two looks, at least. */
  interval: number
}

/** Polls folders on systems without change events. */
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
    const gone = [...before].filter((file) => !seen.has(file))
    // Files that were added in the meantime are known, but not seen yet.
    const added = [...known].filter(([file]) => !before.has(file) && !seen.has(file))
    known = new Map([...seen, ...added])
    for (const file of [...changed, ...gone]) settings.onChange(file)
    // A large site is looked at less often: looking must not be all that the machine does.
    timer = setTimeout(look, Math.max(settings.interval, 4 * (performance.now() - start)))
  }
  timer = setTimeout(look, settings.interval)
  return {
    add(folder, onFound = () => {}) {
      // A nested folder may be excluded by the outer one.
      if (roots.has(folder)) return
      const found = listStamps(folder, settings)
      for (const [file, stamp] of found) {
        known.set(file, stamp)
        onFound(file)
      }
      roots.add(folder)
    },
    remember(file) {
      const stat = fs.statSync(file, {throwIfNoEntry: false})
      if (stat?.isFile()) known.set(file, stampOf(stat))
    },
    close() {
      isClosed = true
      clearTimeout(timer)
    }
  }
}

/** Stamp all files below a folder, with pauses in which requests are answered. */
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

/** Each file below a folder, with what changes when it does. */
function* walk(
  folder: string,
  settings: FolderWatchSettings,
  above: ReadonlySet<string> = new Set()
): Generator<[file: string, stamp: string]> {
  const realPath = realPathOf(folder)
  // Links may be circular.
  if (realPath === undefined || above.has(realPath)) return
  for (const name of namesIn(folder)) {
    const full = path.join(folder, name)
    if (settings.isIgnored(full)) continue
    const stat = fs.statSync(full, {throwIfNoEntry: false})
    if (stat?.isDirectory()) yield* walk(full, settings, new Set([...above, realPath]))
    else if (stat?.isFile()) yield [full, stampOf(stat)]
  }
}

/** Changes when the file does. */
function stampOf({ino, size, mtimeMs}: fs.Stats): string {
  return `${ino} ${size} ${mtimeMs}`
}

function realPathOf(folder: string): string | undefined {
  return fs.existsSync(folder) ? fs.realpathSync(folder) : undefined
}

function namesIn(folder: string): string[] {
  try {
    return fs.readdirSync(folder)
  } catch {
    // It was deleted after it was listed.
    return []
  }
}
