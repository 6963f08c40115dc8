import type {Terminal} from './terminal.js'

/** The stages of a build, in their order. */
export const STAGES = ['config', 'scan', 'compile', 'bundle', 'prerender', 'files', 'emit'] as const
export type StageName = (typeof STAGES)[number]

const TITLES: Readonly<Record<StageName, string>> = {
  config: 'Loading configuration',
  scan: 'Scanning content',
  compile: 'Compiling pages',
  bundle: 'Bundling assets',
  prerender: 'Rendering pages',
  files: 'Running plugins',
  emit: 'Writing output'
}

/** Shows the stages of a build and measures them. */
export interface Progress {
  /** Runs a stage. `report` shows how many of its items are done. */
  stage<Result>(
    name: StageName,
    run: (report: (done: number, total: number) => void) => Promise<Result> | Result
  ): Promise<Result>
  /** Prints a line outside the stages. */
  note(text: string): void
  /** Returns the milliseconds of each stage so far. */
  durations(): Readonly<Partial<Record<StageName, number>>>
}

/**
 * Creates a progress display: one updating line on a terminal, one line per stage elsewhere.
 *
 * @param now - Milliseconds of a monotonic clock.
 */
export function createProgress(terminal: Terminal, now: () => number): Progress {
  const durations: Partial<Record<StageName, number>> = {}
  return {
    durations: () => durations,
    note: (text) => terminal.print(text),
    async stage(name, run) {
      const start = now()
      const title = `${STAGES.indexOf(name) + 1}/${STAGES.length} ${TITLES[name]}`
      terminal.showStatus(title)
      const result = await run((done, total) => {
        if (total > 0) terminal.showStatus(`${title} ${done}/${total}`)
      })
      const duration = now() - start
      durations[name] = (durations[name] ?? 0) + duration
      if (!terminal.isInteractive) terminal.print(`${title}: ${formatDuration(duration)}`)
      terminal.showStatus('')
      return result
    }
  }
}

/** Formats a duration: `840 ms`, `12.3s`, `2m 5s`. */
export function formatDuration(milliseconds: number): string {
  if (milliseconds < 1000) return `${Math.round(milliseconds)} ms`
  if (milliseconds < 60_000) return `${(milliseconds / 1000).toFixed(1)}s`
  const seconds = Math.round(milliseconds / 1000)
  return `${Math.floor(seconds / 60)}m ${seconds % 60}s`
}

/** Formats a size in decimal units: `1.2 MB`, `34.5 kB`. */
export function formatBytes(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`
  return bytes < 1_000_000
    ? `${(bytes / 1000).toFixed(1)} kB`
    : `${(bytes / 1_000_000).toFixed(1)} MB`
}
