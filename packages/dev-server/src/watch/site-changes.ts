import fs from 'node:fs'
import path from 'node:path'
import type {SiteProblem} from '@lectern/types'
import {createChangeCollector} from './change-collector.js'
import type {DevReport} from '../report/dev-report.js'
import {createGitLock} from './git-lock.js'
import {createOutputTest} from './own-output.js'
import {readStats} from './read-path.js'
import {watchFiles} from './watch-files.js'

type ChangeListener = (files: readonly string[], start: number) => void

/** Changes to a site's files. Recording starts before the site is first read. */
export interface SiteChanges {
  /** Adds files and folders to watch. Paths are absolute. */
  watch(paths: readonly string[]): void
  /** Starts to pass on changes. Pending changes are also passed on. */
  subscribe(listener: ChangeListener): void
  /** Resolves when no changes are pending. */
  idle(): Promise<void>
  close(): void
}

interface ChangesSettings {
  /** Absolute. */
  siteDir: string
  /** Polling interval in milliseconds. If omitted, files are watched. */
  pollInterval?: number
  report: DevReport
  /** Milliseconds of a monotonic clock. */
  now(): number
  /** Wall-clock milliseconds, comparable with file times. */
  wallClock(): number
  /** Defaults to Node's `fs.watch`. */
  watch?: typeof fs.watch
}

/** Starts to watch a site before it's read, so that no change is missed. */
export function createSiteChanges(settings: ChangesSettings): SiteChanges {
  const {siteDir, pollInterval, report, now} = settings
  const early: Parameters<ChangeListener>[] = []
  let listener: ChangeListener = (files, start) => early.push([files, start])
  const isOutput = createOutputTest()
  const isHeld = createGitLock(siteDir, settings.wallClock)
  const collector = createChangeCollector({
    quietPeriod: quietPeriodOf,
    limit: (count) => (isHeld() ? 5000 : count < 20 ? 300 : 1500),
    isHeld,
    now,
    later(run, milliseconds) {
      const timer = setTimeout(run, milliseconds)
      return () => clearTimeout(timer)
    },
    onChanges(files, start) {
      // Editors and tools create short-lived files next to the file that they save.
      const isPassing = (file: string) => files.get(file) === true && !fs.existsSync(file)
      const lasting = [...files.keys()].filter((file) => !isPassing(file))
      listener(lasting, start)
    }
  })
  const watcher = watchFiles({
    siteDir,
    ignored: [path.join(siteDir, 'build')],
    pollInterval,
    since: settings.wallClock(),
    onChange(file, isNew) {
      if (!isOutput(file)) collector.add(file, isNew)
    },
    onFallback: () => report.problems('watched folders', [WATCH_LIMIT], 'warning'),
    watch: settings.watch ?? fs.watch
  })
  return {
    watch: watcher.add,
    subscribe(next) {
      listener = next
      for (const change of early) listener(...change)
    },
    idle: collector.idle,
    close() {
      collector.close()
      watcher.close()
    }
  }
}

const WATCH_LIMIT: SiteProblem = {
  code: 'watch-limit',
  message:
    "The operating system's limit for watched folders has been reached, so the server polls files instead. Updates are slower.",
  hint: 'Raise the limit and restart the server, e.g. `sudo sysctl fs.inotify.max_user_watches=524288` on Linux.'
}

/**
 * Returns how long to wait for more changes. A single file is usually changed by an editor. Several
 * files are usually changed by a checkout, which takes longer.
 */
function quietPeriodOf(files: readonly string[]): number {
  if (files.length > 1) return 60
  // Some editors empty or move a file before they write its new content.
  return files.some(isMissingOrEmpty) ? 120 : 10
}

function isMissingOrEmpty(file: string): boolean {
  const {size = 0} = readStats(file) ?? {}
  return size === 0
}
