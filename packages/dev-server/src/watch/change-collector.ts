/** Collects events until it is quiet. */
export interface ChangeCollector {
  /** @param isNew - Whether the file was not there before. */
  add(file: string, isNew?: boolean): void
  /** Resolves when no changes are waiting. */
  idle(): Promise<void>
  /** Discards the collected changes. */
  close(): void
}

interface CollectorSettings {
  /** Milliseconds without an event after which changed files are handed over. */
  silence(files: readonly string[]): number
  /** Maximum delay in milliseconds while changes continue. */
  limit(count: number): number
  /** Whether more changes are expected from the current process, so that a pause isn't the end. */
  isHeld(): boolean
  /** Milliseconds of a steady clock. */
  now(): number
  /** Schedules a call; returns a function that cancels it. */
  later(run: () => void, milliseconds: number): () => void
  /**
   * @param files - Each once, in the order of their first events, and whether it was new then.
   * @param start - Time of the first event.
   */
  handOver(files: ReadonlyMap<string, boolean>, start: number): void
}

/**
 * Editors write twice or save by renaming, and a checkout changes hundreds of files. Simultaneous
 * changes are batched.
 */
export function createChangeCollector(settings: CollectorSettings): ChangeCollector {
  const files = new Map<string, boolean>()
  let start = 0
  let cancel = () => {}
  let waiting: (() => void)[] = []
  const flush = () => {
    const changed = new Map(files)
    files.clear()
    if (changed.size > 0) settings.handOver(changed, start)
    for (const resolve of waiting) resolve()
    waiting = []
  }
  const timeLeft = () => start + settings.limit(files.size) - settings.now()
  const wait = () => {
    cancel()
    cancel = settings.later(
      end,
      Math.max(0, Math.min(settings.silence([...files.keys()]), timeLeft()))
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
