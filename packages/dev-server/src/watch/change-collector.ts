/** Collects file changes until there's a pause. */
export interface ChangeCollector {
  /** @param isNew - Whether the file has just been created. */
  add(file: string, isNew?: boolean): void
  /** Resolves when no changes are pending. */
  idle(): Promise<void>
  /** Discards the collected changes. */
  close(): void
}

interface CollectorSettings {
  /** Returns how many milliseconds have to pass without a change before the files are passed on. */
  quietPeriod(files: readonly string[]): number
  /** Returns the maximum delay in milliseconds while changes continue. */
  limit(count: number): number
  /** Tests whether a running process, such as Git, will change more files. */
  isHeld(): boolean
  /** Milliseconds of a monotonic clock. */
  now(): number
  /** Schedules a call and returns a function that cancels it. */
  later(run: () => void, milliseconds: number): () => void
  /**
   * @param files - Changed files in the order of their first change, and whether each was new.
   * @param start - Time of the first change.
   */
  onChanges(files: ReadonlyMap<string, boolean>, start: number): void
}

/**
 * Batches changes. To save a file, an editor may write several times or rename files, and a
 * checkout changes hundreds of files.
 */
export function createChangeCollector(settings: CollectorSettings): ChangeCollector {
  const files = new Map<string, boolean>()
  let start = 0
  let cancel = () => {}
  let waiting: (() => void)[] = []
  const flush = () => {
    const changed = new Map(files)
    files.clear()
    if (changed.size > 0) settings.onChanges(changed, start)
    for (const resolve of waiting) resolve()
    waiting = []
  }
  const timeLeft = () => start + settings.limit(files.size) - settings.now()
  const wait = () => {
    cancel()
    cancel = settings.later(
      end,
      Math.max(0, Math.min(settings.quietPeriod([...files.keys()]), timeLeft()))
    )
  }
  const end = () => (timeLeft() > 0 && settings.isHeld() ? wait() : flush())
  return {
    add(file, isNew = false) {
      if (files.size === 0) start = settings.now()
      if (!files.has(file)) files.set(file, isNew)
      wait()
    },
    idle: () =>
      files.size === 0 ? Promise.resolve() : new Promise((resolve) => waiting.push(resolve)),
    close() {
      cancel()
      files.clear()
      flush()
    }
  }
}
