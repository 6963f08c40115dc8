import pc from 'picocolors'

/** Paints text for a terminal, or leaves it plain. */
export type Colors = ReturnType<typeof pc.createColors>

/** Where a command writes for people, and how that place wants it. */
export interface Terminal {
  colors: Colors
  /** Whether the last line can be written over. */
  isInteractive: boolean
  print(line: string): void
  printError(line: string): void
  /** Replace the line that is being written over; an empty one clears it. */
  showStatus(line: string): void
}

interface Streams {
  stdout: NodeJS.WriteStream
  stderr: NodeJS.WriteStream
  env: NodeJS.ProcessEnv
}

/** The terminal of a process. `NO_COLOR` and `CI` are honoured. */
export function createTerminal({stdout, stderr, env}: Streams): Terminal {
  const isInteractive = Boolean(stdout.isTTY) && !env.CI && env.TERM !== 'dumb'
  const hasColors = env.NO_COLOR ? false : env.FORCE_COLOR ? env.FORCE_COLOR !== '0' : isInteractive
  let hasStatus = false
  const clear = () => {
    if (hasStatus) stdout.write('\r\u001B[2K')
    hasStatus = false
  }
  return {
    colors: pc.createColors(hasColors),
    isInteractive,
    print(line) {
      clear()
      stdout.write(`${line}\n`)
    },
    printError(line) {
      clear()
      stderr.write(`${line}\n`)
    },
    showStatus(line) {
      if (!isInteractive) return
      clear()
      if (line === '') return
      stdout.write(line.slice(0, (stdout.columns ?? 80) - 1))
      hasStatus = true
    }
  }
}
