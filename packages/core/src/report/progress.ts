import type {Terminal} from './terminal.js'

/** The stages of a build, in order. */
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

/** Shows and times the stages of a build. */
export interface Progress {
  /** Runs a stage. The stage calls `report` with the number of finished items. */
  stage<Result>(
    name: StageName,
    run: (report: (done: number, total: number) => void) => Promise<Result> | Result
  ): Promise<Result>
  /** Prints a line outside the stages. */
  note(text: string): void
  /** Returns the duration of each finished stage, in milliseconds. */
  durations(): Readonly<Partial<Record<StageName, number>>>
}

/** Calls a function for each frame of a spinner, until stopped with the returned function. */
type Repeat = (tick: () => void) => () => void

/**
 * Creates a progress display. On a terminal, each stage has a live line. Elsewhere, each stage
 * prints one line.
 *
 * @param now - Returns the milliseconds of a monotonic clock.
 */
export function createProgress(
  terminal: Terminal,
  now: () => number,
  repeat: Repeat = repeatOften
): Progress {
  const durations: Partial<Record<StageName, number>> = {}
  return {
    durations: () => durations,
    note: (text) => terminal.print(text),
    async stage(name, run) {
      const start = now()
      const title = `${STAGES.indexOf(name) + 1}/${STAGES.length} ${TITLES[name]}`
      const line = createLiveLine(terminal, {title, elapsed: () => now() - start, repeat})
      try {
        const result = await run(line.count)
        const duration = now() - start
        durations[name] = (durations[name] ?? 0) + duration
        if (!terminal.hasStatusLine) terminal.print(`${title}: ${formatDuration(duration)}`)
        return result
      } finally {
        line.end()
      }
    }
  }
}

interface LiveLine {
  count(done: number, total: number): void
  end(): void
}

interface LiveLineSettings {
  title: string
  /** Returns the milliseconds since the stage started. */
  elapsed(): number
  repeat: Repeat
}

/** Shows a spinner, a title, a count and the elapsed time: `⠙ 3/7 Compiling pages 4/15 (2s)`. */
function createLiveLine(terminal: Terminal, {title, elapsed, repeat}: LiveLineSettings): LiveLine {
  if (!terminal.hasStatusLine) return {count: () => {}, end: () => {}}
  const {spinner} = terminal
  let frame = 0
  let counted = ''
  const show = () => {
    const mark = spinner[frame % spinner.length] ?? ''
    terminal.showStatus(`${mark} ${title}${counted}${formatElapsed(elapsed())}`)
  }
  const stop = repeat(() => {
    frame++
    show()
  })
  show()
  return {
    count(done, total) {
      if (total > 0) counted = ` ${done}/${total}`
      show()
    },
    end() {
      stop()
      terminal.showStatus('')
    }
  }
}

/**
 * Formats a duration in whole seconds. Empty during the first second, so that fast stages don't
 * flicker.
 */
function formatElapsed(milliseconds: number): string {
  if (milliseconds < 1000) return ''
  if (milliseconds < 60_000) return ` (${Math.floor(milliseconds / 1000)}s)`
  return ` (${formatDuration(milliseconds)})`
}

function repeatOften(tick: () => void): () => void {
  const timer = setInterval(tick, 100)
  timer.unref()
  return () => clearInterval(timer)
}

/** Formats a duration: `840 ms`, `12.3s`, `2m 5s`. */
export function formatDuration(milliseconds: number): string {
  if (milliseconds < 1000) return `${Math.round(milliseconds)} ms`
  if (milliseconds < 60_000) return `${(milliseconds / 1000).toFixed(1)}s`
  const seconds = Math.round(milliseconds / 1000)
  return `${Math.floor(seconds / 60)}m ${seconds % 60}s`
}
