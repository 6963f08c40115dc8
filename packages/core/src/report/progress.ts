import type {Terminal} from './terminal.js'

/** The stages of a build, in their order. */
export const STAGES = ['config', 'scan', 'compile', 'bundle', 'prerender', 'files', 'emit'] as const
export type StageName = (typeof STAGES)[number]

const TITLES: Readonly<Record<StageName, string>> = {
  config: 'Reading the configuration',
  scan: 'Looking for content',
  compile: 'Compiling content',
  bundle: 'Bundling',
  prerender: 'Rendering pages',
  files: 'Making the files of plugins',
  emit: 'Writing the site'
}

/** Follows a build: shows where it is and measures its stages. */
export interface Progress {
  /** Run one stage; `report` shows how many of how many are done. */
  stage<Result>(
    name: StageName,
    run: (report: (done: number, total: number) => void) => Promise<Result> | Result
  ): Promise<Result>
  /** Say something that is no stage. */
  note(text: string): void
  /** Milliseconds of each stage so far. */
  durations(): Readonly<Partial<Record<StageName, number>>>
}

/**
 * Show progress: one changing line in a terminal, one plain line a stage elsewhere.
 *
 * @param now - Milliseconds of a steady clock.
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
        if (total > 0) terminal.showStatus(`${title} ${done} of ${total}`)
      })
      const duration = now() - start
      durations[name] = (durations[name] ?? 0) + duration
      if (!terminal.isInteractive) terminal.print(`${title}: ${formatDuration(duration)}`)
      terminal.showStatus('')
      return result
    }
  }
}

/** `840 ms`, `12.3 s`, `2 min 5 s`. */
export function formatDuration(milliseconds: number): string {
  if (milliseconds < 1000) return `${Math.round(milliseconds)} ms`
  if (milliseconds < 60_000) return `${(milliseconds / 1000).toFixed(1)} s`
  const seconds = Math.round(milliseconds / 1000)
  return `${Math.floor(seconds / 60)} min ${seconds % 60} s`
}

/** `1.2 MB`, `34.5 kB`: decimal units. */
export function formatBytes(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`
  return bytes < 1_000_000
    ? `${(bytes / 1000).toFixed(1)} kB`
    : `${(bytes / 1_000_000).toFixed(1)} MB`
}
